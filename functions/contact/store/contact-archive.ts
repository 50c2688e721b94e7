import { CONTACT_FIELDS } from '@/contract/contact-fields';
import { DELIVERIES, type MessageRecord } from '@/contract/messages';
import { AUDIT_KEY, type AuditRecord, packAudit } from '../../core/audit/audit-record';
import type { Database } from '../../core/database/database';
import { type Page, readIndex } from '../../core/database/paged-index';
import { readEach } from '../../core/database/read-each';
import { toFlag, toList, toNumber, toTime } from '../../core/database/replies';
import { READ_RECORDS_SCRIPT, REMOVE_SCRIPT } from './contact-scripts';
import { messageKey, MESSAGES_KEY, OUTBOX_KEY } from './contact-store';
import { toForm } from './stored-form';

const PAGE_SIZE = 25;
const FIELDS = ['receivedAt', 'delivery', ...CONTACT_FIELDS];

export type ContactArchive = ReturnType<typeof createContactArchive>;

/**
 * Stored contact messages in Redis, for admins; a page takes two commands. Every method rejects with `UnavailableError` when
 * the database is away.
 */
export function createContactArchive(database: Database) {
  return {
    /** Lists messages, newest first. An invalid cursor starts at the beginning. */
    async list(cursor: string | null): Promise<Page<MessageRecord>> {
      const index = { key: MESSAGES_KEY, order: 'time' } as const;
      const { entries, nextCursor } = await readIndex(database, index, cursor, PAGE_SIZE);
      const keys = entries.map(({ id }) => messageKey(id));
      const found = keys.length === 0 ? [] : toList(await database.eval(READ_RECORDS_SCRIPT, keys, FIELDS));
      const records = readEach(
        messageKey('*'),
        entries,
        ({ id }, at) => toRecord(id, found[at]),
        ({ id }) => id,
      );
      return { items: records.filter((record) => record !== null), nextCursor };
    },

    async count() {
      return toNumber(await database.send('ZCARD', MESSAGES_KEY));
    },

    /** Deletes a message, and cancels its forwarding. Resolves to false when the id is unknown. */
    async remove(id: string, audit: AuditRecord) {
      const keys = [messageKey(id), MESSAGES_KEY, OUTBOX_KEY, AUDIT_KEY];
      return toFlag(await database.eval(REMOVE_SCRIPT, keys, [id, ...packAudit(audit)]));
    },
  };
}

/** Null for a message deleted since it was listed. */
function toRecord(id: string, values: unknown): MessageRecord | null {
  const [receivedAt, delivery, ...texts] = toList(values);
  if (typeof receivedAt !== 'string') return null;
  return {
    id,
    receivedAt: new Date(toTime(receivedAt)).toISOString(),
    ...toForm(texts),
    delivery: DELIVERIES.find((known) => known === delivery) ?? 'stored',
  };
}
