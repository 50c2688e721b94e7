import type { Later } from '../../../functions/accounts/accounts';
import { openDatabase } from '../../../functions/core/database/database';
import { systemClock } from '../../../functions/core/time/clock';
import { createMailer } from '../../../functions/mail';
import { SECRET } from './secret';

/** Of a site on which no mail is set up. */
export const noMailer = createMailer({
  database: openDatabase(null),
  post: null,
  clock: systemClock,
  siteUrl: 'https://site.example',
  siteSecret: SECRET,
});

/** For callers that do not wait for what follows a response. */
export const later: Later = () => undefined;
