import { CONTACT_FIELDS } from '@/contract/contact-fields';
import { DELIVERIES, type MessageRecord, type MessageState } from '@/contract/messages';
import { person } from '@/contract/shapes';
import { AUDIT_KEY, packAudit } from '../../core/audit/audit-script';
import type { Database } from '../../core/database/database';
import { type Page, readIndex, toCursor } from '../../core/database/paged-index';
import { readEach } from '../../core/database/read-each';
import { toFigure, toList, toNumber, toOneOf, toShape, toTime } from '../../core/database/replies';
import type { AuditRecord } from '../../core/request';
import { mailKeys } from '../../mail';
import { READ_RECORDS_SCRIPT, REMOVE_SCRIPT } from './contact-scripts';
import { ANSWERED_KEY, messageKey, MESSAGES_KEY, OUTBOX_KEY, viewersKey } from './contact-store';
import { toForm } from './stored-form';

const PAGE_SIZE = 25;
/** Messages that one call looks through, so that no search blocks the database or costs more commands than this. */
const LOOKED_AT = 250;
const FIELDS = ['receivedAt', ...CONTACT_FIELDS, 'delivery', 'state', 'takenBy', 'version'];

export interface MessageFilter {
  /** Null for any. */
  readonly state: MessageState | null;
  /** Part of a form's field; empty for any message. */
  readonly search: string;
}

export type ContactArchive = ReturnType<typeof createContactArchive>;

/**
 * Stored contact messages in Redis, for admins; a page takes two commands, and three by state. Every method rejects with
 * `UnavailableError` when the database is away.
 */
export function createContactArchive(database: Database) {
  /** Returns the entries in a state, each with its index among all. */
  async function inState(ids: readonly string[], state: MessageState | null) {
    const all = ids.map((id, at) => ({ id, at }));
    if (state === null || ids.length === 0) return all;
    const times = toList(await database.send('ZMSCORE', ANSWERED_KEY, ...ids));
    return all.filter(({ at }) => (times[at] !== null) === (state === 'answered'));
  }

  return {
    /** Lists messages, newest first. An invalid cursor starts at the beginning. */
    async list({ state, search }: MessageFilter, cursor: string | null) {
      const index = { key: MESSAGES_KEY, order: 'time' } as const;
      const isAny = state === null && search === '';
      const { entries, nextCursor } = await readIndex(database, index, cursor, isAny ? PAGE_SIZE : LOOKED_AT);
      const candidates = await inState(
        entries.map(({ id }) => id),
        state,
      );
      const { items, looked } = await readRecords(
        database,
        candidates.map(({ id }) => id),
        search,
      );
      const last = looked < candidates.length ? candidates[looked - 1] : undefined;
      const page: Page<MessageRecord> & { searched: number } = {
        items,
        nextCursor: last ? toCursor(entries[last.at]?.position ?? '') : nextCursor,
        searched: last ? last.at + 1 : entries.length,
      };
      return page;
    },

    /** Returns a message; null when it is missing. */
    async find(id: string): Promise<MessageRecord | null> {
      return (await readRecords(database, [id], '')).items[0] ?? null;
    },

    async count() {
      return toNumber(await database.send('ZCARD', MESSAGES_KEY));
    },

    async countAnswered() {
      return toNumber(await database.send('ZCARD', ANSWERED_KEY));
    },

    /**
     * Deletes a message with its answers and their emails, and cancels what has not been sent.
     * @param answers ids of the answers that it has
     */
    async remove(id: string, answers: readonly string[], audit: AuditRecord) {
      const keys = [
        ...[messageKey(id), MESSAGES_KEY, OUTBOX_KEY, AUDIT_KEY, ANSWERED_KEY, viewersKey(id)],
        ...[mailKeys.outbox, ...answers.map(mailKeys.record)],
      ];
      const args = [id, ...packAudit(audit), String(answers.length)];
      return toOneOf(await database.eval(REMOVE_SCRIPT, keys, args), ['removed', 'missing', 'changed']);
    },
  };
}

/** Reads messages until a page of them is found, and returns how many were looked at. */
async function readRecords(database: Database, ids: readonly string[], search: string) {
  if (ids.length === 0) return { items: [], looked: 0 };
  // The database knows upper and lower case of ASCII alone.
  const wanted = search === '' ? [] : [...new Set([search, search.toLowerCase(), search.toUpperCase()])];
  const reply = await database.eval(READ_RECORDS_SCRIPT, ids.map(messageKey), [
    String(PAGE_SIZE),
    JSON.stringify(wanted),
    String(CONTACT_FIELDS.length),
    ...FIELDS,
  ]);
  const [looked, ...found] = toList(reply);
  const records = found.flatMap((values, at) =>
    at % 2 === 1 ? [{ id: ids[toNumber(found[at - 1]) - 1] ?? '', values }] : [],
  );
  const items = readEach(
    messageKey('*'),
    records,
    ({ id, values }) => toRecord(id, toList(values)),
    ({ id }) => id,
  );
  return { items, looked: toNumber(looked) };
}

function toRecord(id: string, [receivedAt, ...values]: readonly unknown[]): MessageRecord {
  const [delivery, state, takenBy, version] = values.slice(CONTACT_FIELDS.length);
  return {
    id,
    receivedAt: new Date(toTime(receivedAt)).toISOString(),
    ...toForm(values.slice(0, CONTACT_FIELDS.length)),
    delivery: DELIVERIES.find((known) => known === delivery) ?? 'stored',
    state: state === 'answered' ? state : 'open',
    takenBy: takenBy === null ? null : toShape(person, takenBy),
    version: version === null ? 1 : toFigure(version),
  };
}
