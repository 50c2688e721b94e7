import type { Later } from '../../../functions/accounts/arrival';
import { openDatabase } from '../../../functions/core/database/database';
import { systemClock } from '../../../functions/core/time/clock';
import { createMailer } from '../../../functions/mail';
import { SECRET } from './secret';

/** Mailer of a site without email. */
export const noMailer = createMailer({
  database: openDatabase(null),
  post: null,
  clock: systemClock,
  siteUrl: 'https://site.example',
  siteSecret: SECRET,
});

/** Ignores background work, for callers that do not wait for it. */
export const later: Later = () => undefined;
