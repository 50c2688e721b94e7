import type { Database } from '../core/database/database';
import { createDelivery, type DeliveryReport } from '../core/outbox/delivery';
import type { Post } from '../core/outbox/post';
import type { Clock } from '../core/time/clock';
import type { Letter } from './letter';
import { createMailOutbox } from './store/mail-outbox';
import { NO_LETTERS, type PackedLetters, packLetters } from './store/pack-letters';
import { type Mail, type MailWriting, writeMail } from './write-mail';

const destination = { name: 'The mail service', target: 'service', variable: 'MAIL_URL' } as const;

/** Mails sent at the same time, so that a burst of them does not become a burst of connections. */
const CONCURRENCY = 3;

export interface MailerParts extends MailWriting {
  readonly database: Database;
  /** Null when the site sends no mail. */
  readonly post: Post<Mail> | null;
  readonly clock: Clock;
}

export type Mailer = ReturnType<typeof createMailer>;

/** The site's mail. Without somebody to post it nothing is stored, and nothing waits. */
export function createMailer({ database, post, clock, siteUrl, siteSecret }: MailerParts) {
  const delivery =
    post &&
    createDelivery({
      outbox: createMailOutbox(database),
      partsOf: (letter) => [writeMail(letter, { siteUrl, siteSecret })],
      post,
      destination,
      clock,
      concurrency: CONCURRENCY,
    });

  return {
    /** Whether mail is set up. */
    isSet: delivery !== null,

    /** For the script that stores what the mails tell of: `storeLetters` of its Lua takes them. */
    pack(letters: readonly Letter[]): PackedLetters {
      return delivery ? packLetters(letters, clock.now(), siteSecret) : NO_LETTERS;
    },

    /** The first attempts to send mails that were just stored, or were not for some reason. Never rejects. */
    async deliver(letters: readonly Letter[]): Promise<void> {
      if (delivery) await Promise.all(letters.map(({ id }) => delivery.deliver(id)));
    },

    /** Sends the mails that are due. Runs may overlap. Rejects with `UnavailableError`. */
    async sweep(): Promise<DeliveryReport> {
      return (await delivery?.sweep()) ?? { sent: 0, postponed: 0, dead: 0 };
    },
  };
}
