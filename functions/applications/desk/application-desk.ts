import {
  type Announcement,
  type ApplicationComment,
  applicationCommentSchema,
} from '@/contract/application-desk';
import type { ApplicationChanges } from '@/contract/application-requests';
import type { DeskState } from '@/contract/applications';
import { type AuditRecord, packAudit, AUDIT_KEY } from '../../core/audit/audit-record';
import { accountKeys } from '../../core/auth/account-keys';
import { type Database } from '../../core/database/database';
import { type Page, position, readIndex, toCursor } from '../../core/database/paged-index';
import { readEach } from '../../core/database/read-each';
import { toList, toNumber, toOneOf, toShape } from '../../core/database/replies';
import { NO_LETTERS } from '../../mail';
import { applicationKeys } from '../store/application-keys';
import { type ApplicationOutline, outlineFields, unpackOutline } from '../store/application-record';
import { dayOf, KEY_KNOWN_MS, readRecords } from '../store/application-store';
import {
  CHANGE_SCRIPT,
  COMMENT_SCRIPT,
  OLD_SCRIPT,
  PICK_SCRIPT,
  REMOVE_SCRIPT,
} from './application-desk-scripts';

const PAGE_SIZE = 25;
/** How many applications one call looks at, so that no filter holds up the database. */
const LOOKED_AT = 500;
const MOST_COMMENTS = 200;

const { record, comments, sent, applicants, open, openOfStrangers, strangersOn, decided, list } =
  applicationKeys;
const { outbox, retraction, retractions } = applicationKeys;

export interface ApplicationFilter {
  readonly position: string | null;
  readonly state: DeskState | null;
  readonly announcement: Announcement['state'] | null;
}

export type ApplicationDesk = ReturnType<typeof createApplicationDesk>;

/**
 * Applications as admins work on them, in Redis; each of their actions is logged in the same step. Each write is one command,
 * `remove` two; a page of the list is three. Every method rejects with `UnavailableError`, within a short time, when the
 * database is away.
 */
export function createApplicationDesk(database: Database) {
  /** Of the ids, in order, those that fit and how many were looked at to find a page of them. */
  async function pick(ids: string[], filter: ApplicationFilter): Promise<{ looked: number; ids: string[] }> {
    if (ids.length === 0) return { looked: 0, ids };
    const wanted = [filter.position ?? '', filter.state ?? '', filter.announcement ?? ''];
    const [looked, picked] = toList(
      await database.eval(PICK_SCRIPT, ids.map(record), [...wanted, String(PAGE_SIZE)]),
    );
    const indexes = new Set(toList(picked));
    return { looked: toNumber(looked), ids: ids.filter((_id, index) => indexes.has(index + 1)) };
  }

  async function remove(id: string, entry: AuditRecord | undefined, now: number, before: number | null) {
    const script = `return redis.call('HMGET', KEYS[1], 'keyHash', 'submittedAt')`;
    const [keyHash, submittedAt] = toList(await database.eval(script, [record(id)], []));
    if (typeof keyHash !== 'string') return 'missing';
    const keys = [
      ...[record(id), comments(id), sent(keyHash), applicants, open, openOfStrangers, decided, list, outbox],
      ...[AUDIT_KEY, retraction(id), retractions],
    ];
    const at = position(Number(submittedAt), id);
    const times = [now, KEY_KNOWN_MS, before ?? ''].map(String);
    return database.eval(REMOVE_SCRIPT, keys, [id, ...packAudit(entry), at, ...times]);
  }

  return {
    /** Newest first. An invalid cursor starts at the beginning. A page may be short or empty and still have a next one. */
    async list(filter: ApplicationFilter, cursor: string | null): Promise<Page<ApplicationOutline>> {
      const index = { key: list, order: 'position' } as const;
      const { entries, nextCursor } = await readIndex(database, index, cursor, LOOKED_AT);
      const { looked, ids } = await pick(
        entries.map(({ id }) => id),
        filter,
      );
      const isAll = looked === entries.length;
      return {
        items: await readRecords(database, ids, outlineFields, unpackOutline),
        nextCursor: isAll ? nextCursor : toCursor(entries[looked - 1]?.position ?? ''),
      };
    },

    async comments(id: string) {
      const reply = await database.eval(`return redis.call('LRANGE', KEYS[1], 0, -1)`, [comments(id)], []);
      const read = (json: unknown) => toShape(applicationCommentSchema, json);
      return readEach(comments('*'), toList(reply), read, (_json, index) => `${id} ${String(index)}`);
    },

    /**
     * `open`: the applicant would have two open ones for the position. What changes nothing is not logged.
     * @param letters for an applicant with an account, stored when this decides the application
     */
    async change(id: string, { state, note }: ApplicationChanges, entry: AuditRecord, letters = NO_LETTERS) {
      const keys = [
        record(id),
        applicants,
        open,
        openOfStrangers,
        decided,
        AUDIT_KEY,
        accountKeys.users,
        ...letters.keys,
      ];
      const changed = [String(entry.at), state ?? '', note === undefined ? '' : '1', note ?? ''];
      const changes = [...changed, letters.json];
      const reply = await database.eval(CHANGE_SCRIPT, keys, [id, ...packAudit(entry), ...changes]);
      return toOneOf(reply, ['changed', 'missing', 'withdrawn', 'open']);
    },

    /** The same words of the same admin twice in a row are one comment. `full`: there are too many. */
    async comment(id: string, comment: ApplicationComment, entry: AuditRecord) {
      const args = [id, ...packAudit(entry), JSON.stringify(comment), String(MOST_COMMENTS)];
      const reply = await database.eval(COMMENT_SCRIPT, [record(id), comments(id), AUDIT_KEY], args);
      return toOneOf(reply, ['added', 'missing', 'withdrawn', 'full']);
    },

    /**
     * Erases an application and all that belongs to it, its messages in the chat too. Its key stays known for a while, so that a late repetition of the
     * sending brings nothing back.
     */
    async remove(id: string, entry: AuditRecord) {
      return toOneOf(await remove(id, entry, entry.at, null), ['removed', 'missing']);
    },

    /**
     * Erases up to `count` applications that were decided before a time, or were sent before it and never decided; tells how
     * many.
     */
    async eraseOld(before: number, now: number, count: number) {
      const args = [String(before), position(before, ''), String(count), String(LOOKED_AT)];
      const ids = toList(await database.eval(OLD_SCRIPT, [decided, list, open], args));
      const replies = await Promise.all(ids.map((id) => remove(String(id), undefined, now, before)));
      return replies.filter((reply) => reply === 'removed').length;
    },

    /** Those that wait for a decision; of them, and of those of today, how many were sent without an account. */
    async countOpen(now: number) {
      const script = `
        local today = redis.call('GET', KEYS[3])
        return { redis.call('SCARD', KEYS[1]), redis.call('SCARD', KEYS[2]), tonumber(today or 0) }`;
      const keys = [open, openOfStrangers, strangersOn(dayOf(now))];
      const [all, ofStrangers, today] = toList(await database.eval(script, keys, [])).map(toNumber);
      return { all: all ?? 0, ofStrangers: ofStrangers ?? 0, today: today ?? 0 };
    },
  };
}
