import { AUDIT_ACTIONS, type AuditEntry } from '@/contract/audit';
import { isRecord } from '../untrusted';
import { type Database, DatabaseError } from '../database/database';
import { type Page, readIndex } from '../database/paged-index';
import { AUDIT_KEY } from './audit-record';

/** Every method rejects with `UnavailableError` when the store is away. */
export interface AuditStore {
  /** Newest first. */
  list(cursor: string | null): Promise<Page<AuditEntry>>;
}

const PAGE_SIZE = 50;

/** The audit log in Redis; a page takes one command. Entries are written by the scripts that make the change. */
export function createAuditStore(database: Database): AuditStore {
  return {
    async list(cursor) {
      const index = { key: AUDIT_KEY, order: 'position' } as const;
      const { entries, nextCursor } = await readIndex(database, index, cursor, PAGE_SIZE);
      return { items: entries.map(({ payload }) => unpack(payload)), nextCursor };
    },
  };
}

function unpack(json: string): AuditEntry {
  const entry: unknown = JSON.parse(json);
  if (!isAuditEntry(entry)) throw new DatabaseError();
  return entry;
}

/** Only this site's scripts write entries, but perhaps those of another version. */
function isAuditEntry(value: unknown): value is AuditEntry {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.at === 'string' &&
    isRecord(value.actor) &&
    AUDIT_ACTIONS.some((action) => action === value.action)
  );
}
