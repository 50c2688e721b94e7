import * as v from 'valibot';
import type { MessageAnswer, MessageDetail, MessageState } from '@/contract/messages';
import { person } from '@/contract/shapes';
import { AUDIT_KEY, packAudit } from '../../core/audit/audit-script';
import type { Database } from '../../core/database/database';
import { toList, toOneOf, toShape } from '../../core/database/replies';
import type { AuditRecord } from '../../core/request';
import { mailKeys, type PackedEmails } from '../../mail';
import { ANSWERED_KEY, messageKey, viewersKey } from './contact-store';
import { ACT_SCRIPT, ANSWER_SCRIPT, RESEND_SCRIPT, VIEW_SCRIPT } from './message-desk-scripts';

const MOST_ANSWERS = 20;
/** Time without a call after which somebody no longer has a message open: two polls of the desk, and some patience. */
const VIEWED_MS = 50_000;

const storedAnswers = v.array(v.object({ id: v.string(), at: v.string(), author: person, text: v.string() }));
type StoredAnswer = v.InferOutput<typeof storedAnswers>[number];

type Person = StoredAnswer['author'];

/** A change of a message. */
interface Change {
  /** Null to leave it. */
  readonly state: MessageState | null;
  /** Null for nobody, undefined to leave it. */
  readonly takenBy?: Person | null;
}

export type MessageDesk = ReturnType<typeof createMessageDesk>;

/**
 * Work on contact messages in Redis; each change is one command, logged in the same step. Every method rejects with
 * `UnavailableError` when the database is away.
 */
export function createMessageDesk(database: Database) {
  const keysOf = (id: string) => [messageKey(id), ANSWERED_KEY, AUDIT_KEY];

  return {
    /** Returns the answers of a message, oldest first. */
    async answers(id: string): Promise<StoredAnswer[]> {
      const json = await database.send('HGET', messageKey(id), 'answers');
      return json === null ? [] : toShape(storedAnswers, json);
    },

    /** Notes that an account has a message open; returns who else has, and its answers with the progress of their emails. */
    async view(
      id: string,
      viewer: Person,
      answers: readonly StoredAnswer[],
      now: number,
    ): Promise<Pick<MessageDetail, 'viewers' | 'answers'>> {
      const keys = [viewersKey(id), ...answers.map((answer) => mailKeys.record(answer.id))];
      const args = [viewer.id, viewer.username, ...[now, now - VIEWED_MS, VIEWED_MS].map(String)];
      const [others, emails] = toList(await database.eval(VIEW_SCRIPT, keys, args)).map(toList);
      const names = (others ?? []).map(String);
      return {
        viewers: names.flatMap((name, at) =>
          at % 2 === 1 ? [{ id: names[at - 1] ?? '', username: name }] : [],
        ),
        answers: answers.map((answer, at) => ({ ...answer, ...progressOf(emails?.[at]) })),
      };
    },

    /** `stale`: the message has another version. */
    async act(id: string, version: number, { state, takenBy }: Change, audit: AuditRecord) {
      const taker = takenBy === undefined ? '=' : takenBy === null ? '' : JSON.stringify(takenBy);
      const args = [id, ...packAudit(audit), String(version), state ?? '', taker];
      return toOneOf(await database.eval(ACT_SCRIPT, keysOf(id), args), ['done', 'missing', 'stale']);
    },

    /** Stores an answer and its email. `full`: the maximum of answers is reached. */
    async answer(id: string, version: number, answer: StoredAnswer, audit: AuditRecord, email: PackedEmails) {
      const args = [
        ...[id, ...packAudit(audit), String(version)],
        ...[JSON.stringify(answer), String(MOST_ANSWERS), email.json],
      ];
      const reply = await database.eval(ANSWER_SCRIPT, [...keysOf(id), ...email.keys], args);
      return toOneOf(reply, ['done', 'missing', 'stale', 'full']);
    },

    /** Makes the given answers whose delivery was given up due again. `none`: there is no such answer. */
    async resend(id: string, answers: readonly StoredAnswer[], audit: AuditRecord) {
      const ids = answers.map((answer) => answer.id);
      const keys = [...keysOf(id), mailKeys.outbox, mailKeys.service, ...ids.map(mailKeys.record)];
      const args = [id, ...packAudit(audit), String(audit.at), ...ids];
      return toOneOf(await database.eval(RESEND_SCRIPT, keys, args), ['resent', 'none', 'missing']);
    },
  };
}

/** Progress of an answer's email; one without a record was put back from a backup after it was sent. */
function progressOf(stored: unknown): Pick<MessageAnswer, 'delivery' | 'reason'> {
  const [state, reason] = toList(stored);
  return {
    delivery: state === 'waiting' || state === 'dead' ? state : 'sent',
    reason: typeof reason === 'string' ? reason : null,
  };
}
