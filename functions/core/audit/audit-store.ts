import * as v from 'valibot';
import { type AuditEntry, auditEntrySchema } from '@/contract/audit';
import { type Database, DatabaseError } from '../database/database';
import { type Page, readIndex } from '../database/paged-index';
import { AUDIT_KEY } from './audit-record';

export type AuditStore = ReturnType<typeof createAuditStore>;

const PAGE_SIZE = 50;

/** The audit log in Redis; a page takes one command. Entries are written by the scripts that make the change. */
export function createAuditStore(database: Database) {
  return {
    /** Newest first. Rejects with `UnavailableError` when the database is away. */
    async list(cursor: string | null): Promise<Page<AuditEntry>> {
      const index = { key: AUDIT_KEY, order: 'position' } as const;
      const { entries, nextCursor } = await readIndex(database, index, cursor, PAGE_SIZE);
      return { items: entries.map(({ payload }) => unpack(payload)), nextCursor };
    },
  };
}

/** Only this site's scripts write entries, but perhaps those of another version. */
function unpack(json: string): AuditEntry {
  const entry: unknown = JSON.parse(json);
  if (!v.is(auditEntrySchema, entry)) throw new DatabaseError();
  return entry;
}
