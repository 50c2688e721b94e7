import {
  type Announcement,
  type ApplicationComment,
  applicationCommentSchema,
} from '@/contract/application-desk';
import type { ApplicationChanges } from '@/contract/application-requests';
import type { StateFilter } from '@/contract/applications';
import { packAudit, AUDIT_KEY } from '../../core/audit/audit-script';
import { accountKeys } from '../../core/auth/account-keys';
import { type Database } from '../../core/database/database';
import { type Page, position, readIndex, toCursor } from '../../core/database/paged-index';
import { readEach } from '../../core/database/read-each';
import { toList, toNumber, toOneOf, toShape } from '../../core/database/replies';
import type { AuditRecord } from '../../core/request';
import { NO_EMAILS } from '../../mail';
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
/** Applications that one call reads, so that no filter blocks the database. */
const LOOKED_AT = 500;
const MOST_COMMENTS = 200;

const { record, comments, sent, applicants, open, openOfStrangers, strangersOn, decided, list } =
  applicationKeys;
const { outbox, retraction, retractions } = applicationKeys;

export interface ApplicationFilter {
  readonly position: string | null;
  readonly state: StateFilter | null;
  readonly announcement: Announcement['state'] | null;
}

export type ApplicationDesk = ReturnType<typeof createApplicationDesk>;

/**
 * Applications for admins, in Redis; each action is logged in the same step. Each write is one command, `remove` two; a page of
 * the list is three. Every method rejects with `UnavailableError`, within a short time, when the database is away.
 */
export function createApplicationDesk(database: Database) {
  /** Returns the matching ids, in order, and how many were read to find a page of them. */
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
    const reply = await database.send('HMGET', record(id), 'keyHash', 'submittedAt');
    const [keyHash, submittedAt] = toList(reply);
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
    /**
     * Lists applications, newest first. An invalid cursor starts at the beginning. A page may be short or empty and still have a
     * next one.
     */
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
      const reply = await database.send('LRANGE', comments(id), '0', '-1');
      const read = (json: unknown) => toShape(applicationCommentSchema, json);
      return readEach(comments('*'), toList(reply), read, (_json, index) => `${id} ${String(index)}`);
    },

    /**
     * `open`: the applicant would have two open applications for the position. A call that changes nothing is not logged.
     * @param queued for an applicant with an account, stored when this decides the application
     */
    async change(id: string, { state, note }: ApplicationChanges, entry: AuditRecord, queued = NO_EMAILS) {
      const keys = [
        record(id),
        applicants,
        open,
        openOfStrangers,
        decided,
        AUDIT_KEY,
        accountKeys.users,
        ...queued.keys,
      ];
      const changed = [String(entry.at), state ?? '', note === undefined ? '' : '1', note ?? ''];
      const changes = [...changed, queued.json];
      const reply = await database.eval(CHANGE_SCRIPT, keys, [id, ...packAudit(entry), ...changes]);
      return toOneOf(reply, ['changed', 'missing', 'withdrawn', 'open']);
    },

    /** Adds a comment; the same text by the same admin twice in a row is stored once. `full`: the maximum is reached. */
    async comment(id: string, comment: ApplicationComment, entry: AuditRecord) {
      const args = [id, ...packAudit(entry), JSON.stringify(comment), String(MOST_COMMENTS)];
      const reply = await database.eval(COMMENT_SCRIPT, [record(id), comments(id), AUDIT_KEY], args);
      return toOneOf(reply, ['added', 'missing', 'withdrawn', 'full']);
    },

    /**
     * Erases an application and everything that belongs to it, including its messages in the chat. Its key stays known for a
     * while, so that a late retry of the submission does not restore it.
     */
    async remove(id: string, entry: AuditRecord) {
      return toOneOf(await remove(id, entry, entry.at, null), ['removed', 'missing']);
    },

    /**
     * Erases up to `count` applications that were decided before a time, or submitted before it and never decided; returns how
     * many.
     */
    async eraseOld(before: number, now: number, count: number) {
      const args = [String(before), position(before, ''), String(count), String(LOOKED_AT)];
      const ids = toList(await database.eval(OLD_SCRIPT, [decided, list, open], args));
      const replies = await Promise.all(ids.map((id) => remove(String(id), undefined, now, before)));
      return replies.filter((reply) => reply === 'removed').length;
    },

    /** Counts undecided applications, and the undecided and today's ones that were sent without an account. */
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
