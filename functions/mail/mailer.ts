// Decision record: docs/decisions/0014-mail.md
import type { Database } from '../core/database/database';
import { createDelivery, type DeliveryReport } from '../core/outbox/delivery';
import type { Post } from '../core/outbox/post';
import type { Clock } from '../core/time/clock';
import type { NewEmail } from './new-email';
import { createMailOutbox } from './store/mail-outbox';
import { NO_EMAILS, type PackedEmails, packEmails } from './store/pack-emails';
import { type Mail, type MailWriting, writeMail } from './write-mail';

/** Emails sent at the same time, so that a burst of emails does not become a burst of connections. */
const CONCURRENCY = 3;

export interface MailerParts extends MailWriting {
  readonly database: Database;
  /** Null when the site sends no email. */
  readonly post: Post<Mail> | null;
  readonly clock: Clock;
}

export type Mailer = ReturnType<typeof createMailer>;

/** The site's email. Without a transport nothing is stored, and nothing waits. */
export function createMailer({ database, post, clock, siteUrl, siteSecret }: MailerParts) {
  const delivery =
    post &&
    createDelivery({
      outbox: createMailOutbox(database),
      partsOf: (email) => [writeMail(email, { siteUrl, siteSecret })],
      post,
      clock,
      concurrency: CONCURRENCY,
    });

  return {
    isSet: delivery !== null,

    /** Packs emails for the script that makes their change; its Lua function `storeEmails` takes them. */
    pack(queued: readonly NewEmail[]): PackedEmails {
      return delivery ? packEmails(queued, clock.now(), siteSecret) : NO_EMAILS;
    },

    /** Makes the first attempts to send the given emails; those that were not stored are skipped. Never rejects. */
    async deliver(queued: readonly NewEmail[]): Promise<void> {
      if (delivery) await Promise.all(queued.map(({ id }) => delivery.deliver(id)));
    },

    /** Sends the emails that are due. Runs may overlap. Rejects with `UnavailableError`. */
    async sweep(): Promise<DeliveryReport> {
      return (await delivery?.sweep()) ?? { sent: 0, postponed: 0, dead: 0 };
    },
  };
}
