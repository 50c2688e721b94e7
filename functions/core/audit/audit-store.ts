import * as v from 'valibot';
import { type AuditEntry, auditEntrySchema } from '@/contract/audit';
import { type Database, DatabaseAway } from '../database/database';
import { toList } from '../database/replies';
import { fromCursor, toCursor, type Page } from '../database/paged-index';
import { AUDIT_KEY } from './audit-record';

/** Every method rejects with `Unavailable` when the store is away. */
export interface AuditStore {
  /** Newest first. */
  list(cursor: string | null): Promise<Page<AuditEntry>>;
}

const PAGE_SIZE = 50;
/** `<time> <id> `, after which the entry follows. */
const POSITION_LENGTH = 52;

const SCRIPT = `return redis.call('ZREVRANGEBYLEX', KEYS[1], ARGV[1], '-', 'LIMIT', 0, ARGV[2])`;

/** The audit log in Redis: one command a page. It is written by the scripts that do what it records. */
export function createAuditStore(database: Database): AuditStore {
  return {
    async list(cursor) {
      const args = [fromCursor(cursor), String(PAGE_SIZE + 1)];
      const reply = toList(await database.eval(SCRIPT, [AUDIT_KEY], args));
      const members = reply.slice(0, PAGE_SIZE).map(String);
      const last = members.at(-1)?.slice(0, POSITION_LENGTH);
      return {
        items: members.map((member) => unpack(member.slice(POSITION_LENGTH))),
        nextCursor: reply.length > PAGE_SIZE && last !== undefined ? toCursor(last) : null,
      };
    },
  };
}

/** Only scripts of this site write entries; what can differ is the version that wrote one. */
function unpack(json: string): AuditEntry {
  const entry: unknown = JSON.parse(json);
  if (!v.is(auditEntrySchema, entry)) throw new DatabaseAway();
  return entry;
}
