import { CONTACT_FIELDS } from '@/contract/contact-fields';
import { DELIVERIES, type MessageRecord } from '@/contract/messages';
import { packAudit, AUDIT_KEY } from '../../core/audit/audit-record';
import type { Database } from '../../core/database/database';
import { readIndex } from '../../core/database/paged-index';
import { toFlag, toList, toNumber } from '../../core/database/replies';
import type { ContactArchive } from '../contact-ports';
import { READ_RECORDS_SCRIPT, REMOVE_SCRIPT } from './contact-scripts';
import { messageKey, MESSAGES_KEY, OUTBOX_KEY } from './contact-store';
import { toForm } from './stored-form';

const PAGE_SIZE = 25;
const FIELDS = ['receivedAt', 'delivery', ...CONTACT_FIELDS];

/** Stored contact messages in Redis; a page takes two commands. */
export function createContactArchive(database: Database): ContactArchive {
  return {
    async list(cursor) {
      const index = { key: MESSAGES_KEY, order: 'time' } as const;
      const { entries, nextCursor } = await readIndex(database, index, cursor, PAGE_SIZE);
      const keys = entries.map(({ id }) => messageKey(id));
      const found = keys.length === 0 ? [] : toList(await database.eval(READ_RECORDS_SCRIPT, keys, FIELDS));
      const records = entries.map(({ id }, at) => toRecord(id, found[at]));
      return { items: records.filter((record) => record !== null), nextCursor };
    },

    async count() {
      return toNumber(await database.eval(`return redis.call('ZCARD', KEYS[1])`, [MESSAGES_KEY], []));
    },

    async remove(id, audit) {
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
    receivedAt: new Date(Number(receivedAt)).toISOString(),
    ...toForm(texts),
    delivery: DELIVERIES.find((known) => known === delivery) ?? 'stored',
  };
}
