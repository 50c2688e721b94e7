import { identity } from '#network/identity';
import type { Database } from '../core/database/database';
import type { Environment } from '../core/env/env';
import { userAgent } from '../core/env/user-agent';
import { noted } from '../core/failures/note-failure';
import type { Clock } from '../core/time/clock';
import { createMailer, type Mailer } from './mailer';
import { postman } from './transports/postman';

/** Builds the mailer for an environment. It keeps nothing in memory, so every subject that sends email can have its own. */
export function buildMailer(
  database: Database,
  { mail, siteUrl }: Pick<Environment, 'mail' | 'siteUrl'>,
  clock: Clock,
  siteSecret: string,
): Mailer {
  const post = mail && noted('mail', postman(mail, identity.name, userAgent));
  return createMailer({ database, post, clock, siteUrl, siteSecret });
}
