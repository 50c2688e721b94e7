import { randomUUID } from 'node:crypto';
import { contactRefusals } from '#messages/contact';
import type { MessageAction, MessageActionRequest, NewAnswer } from '@/contract/message-requests';
import type { MessageDetail, MessagesResponse, MessageState } from '@/contract/messages';
import type { User } from '@/contract/users';
import { ApiError } from '../core/errors/api-error';
import { auditRecord } from '../core/request';
import type { Clock } from '../core/time/clock';
import { answerEmail, type Mailer } from '../mail';
import type { ContactArchive, MessageFilter } from './store/contact-archive';
import type { MessageDesk } from './store/message-desk';

export interface ContactAdminParts {
  readonly archive: ContactArchive;
  readonly desk: MessageDesk;
  readonly mailer: Mailer;
  readonly clock: Clock;
}

/** Tries of a deletion, because the message may be answered in the meantime. */
const MOST_TRIES = 5;

const LOGGED = {
  take: 'message.taken',
  release: 'message.released',
  close: 'message.closed',
  reopen: 'message.reopened',
} as const satisfies Record<MessageAction, string>;

const STATES: Partial<Record<MessageAction, MessageState>> = { close: 'answered', reopen: 'open' };

export type ContactAdmin = ReturnType<typeof createContactAdmin>;

/**
 * Actions of staff on contact messages; `actor` is the member of staff. Rejects with `ApiError`, `conflict` with the current message
 * for an outdated change, and with `UnavailableError`.
 */
export function createContactAdmin({ archive, desk, mailer, clock }: ContactAdminParts) {
  async function view(actor: User, id: string): Promise<MessageDetail> {
    const [record, answers] = await Promise.all([archive.find(id), desk.answers(id)]);
    if (!record) throw noSuchMessage();
    return {
      ...record,
      ...(await desk.view(id, personOf(actor), answers, clock.now())),
      canAnswer: mailer.isSet,
    };
  }

  /** Throws the refusal of a change that was not made. */
  async function refuse(actor: User, id: string, outcome: 'missing' | 'stale' | 'full'): Promise<never> {
    if (outcome === 'missing') throw noSuchMessage();
    const current = await view(actor, id);
    const message = outcome === 'full' ? contactRefusals.tooManyAnswers : contactRefusals.changed;
    throw new ApiError('conflict', message, { beside: { current } });
  }

  return {
    async list(filter: MessageFilter, cursor: string | null): Promise<MessagesResponse> {
      const { items, nextCursor, searched } = await archive.list(filter, cursor);
      return { messages: items, nextCursor, searched };
    },

    /** Also notes that the actor has it open. */
    view,

    async act(actor: User, id: string, { version, action }: MessageActionRequest): Promise<MessageDetail> {
      const change = {
        state: STATES[action] ?? null,
        ...(action === 'take' && { takenBy: personOf(actor) }),
        ...(action === 'release' && { takenBy: null }),
      };
      const outcome = await desk.act(id, version, change, auditRecord(clock, actor, LOGGED[action]));
      return outcome === 'done' ? view(actor, id) : refuse(actor, id, outcome);
    },

    /** `mailing`, which sends the answer to the visitor, never rejects. */
    async answer(actor: User, id: string, { version, text, idempotencyKey = randomUUID() }: NewAnswer) {
      if (!mailer.isSet) throw new ApiError('conflict', contactRefusals.noMail);
      const queued = [answerEmail(idempotencyKey, text)];
      const audit = auditRecord(clock, actor, 'message.answered');
      const at = new Date(audit.at).toISOString();
      const answer = { id: idempotencyKey, at, author: personOf(actor), text };
      const outcome = await desk.answer(id, version, answer, audit, mailer.pack(queued));
      if (outcome !== 'done') return refuse(actor, id, outcome);
      return { message: await view(actor, id), mailing: mailer.deliver(queued) };
    },

    /** Sends again what was given up; `mailing` never rejects. */
    async resend(actor: User, id: string) {
      const outcome = await desk.resend(
        id,
        await desk.answers(id),
        auditRecord(clock, actor, 'message.resent'),
      );
      if (outcome === 'missing') throw noSuchMessage();
      const message = await view(actor, id);
      // A repeated request succeeds, because the answer already waits.
      if (outcome === 'none' && message.answers.every(({ delivery }) => delivery !== 'waiting')) {
        throw new ApiError('conflict', contactRefusals.nothingToResend);
      }
      return { message, mailing: mailer.sweep().catch(() => undefined) };
    },

    async remove(actor: User, id: string) {
      for (let tries = 1; ; tries += 1) {
        const answers = (await desk.answers(id)).map((answer) => answer.id);
        const outcome = await archive.remove(id, answers, auditRecord(clock, actor, 'message.deleted'));
        if (outcome === 'removed') return;
        if (outcome === 'missing') throw noSuchMessage();
        if (tries === MOST_TRIES) await refuse(actor, id, 'stale');
      }
    },
  };
}

export function noSuchMessage(): ApiError {
  return new ApiError('not_found', contactRefusals.noSuchMessage);
}

function personOf({ id, username }: User) {
  return { id, username };
}
