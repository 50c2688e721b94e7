import { DELIVERIES, type MessageRecord } from '@/contract/messages';
import type { ContactArchive } from '../contact-ports';
import { READ_RECORDS_SCRIPT, REMOVE_SCRIPT } from './contact-scripts';
import { messageKey, MESSAGES_KEY, OUTBOX_KEY } from './contact-store';
import type { Database } from '../../core/database/database';
import { toFlag, toList, toNumber } from '../../core/database/replies';
import { packAudit, AUDIT_KEY } from '../../core/audit/audit-record';

const PAGE_SIZE = 25;
const CURSOR = /^(\d{1,15})\.([0-9a-f-]{36})$/;

/** KEYS: index. ARGV: time and id where the page before ended (empty: begin), count. Answers {id, time, ...}, newest first. */
const LIST_SCRIPT = `
local start = 0
if ARGV[2] ~= '' then
  local rank = redis.call('ZREVRANK', KEYS[1], ARGV[2])
  start = rank and rank + 1 or redis.call('ZCOUNT', KEYS[1], ARGV[1], '+inf')
end
return redis.call('ZREVRANGE', KEYS[1], start, start + ARGV[3] - 1, 'WITHSCORES')`;

/** The messages that the contact form has stored; a page is two commands. */
export function createContactArchive(database: Database): ContactArchive {
  return {
    async list(cursor) {
      const [, time = '', id = ''] = CURSOR.exec(cursor ?? '') ?? [];
      const args = [time, id, String(PAGE_SIZE)];
      const listed = toList(await database.eval(LIST_SCRIPT, [MESSAGES_KEY], args));
      const ids = listed.filter((_value, index) => index % 2 === 0).map(String);
      const keys = ids.map(messageKey);
      const found = keys.length === 0 ? [] : toList(await database.eval(READ_RECORDS_SCRIPT, keys, []));
      const last = ids.at(-1);
      return {
        items: ids.map((id, index) => toRecord(id, found[index])).filter((record) => record !== null),
        nextCursor:
          last !== undefined && ids.length === PAGE_SIZE ? `${String(listed.at(-1))}.${last}` : null,
      };
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

/** Null for what has been erased since it was listed. */
function toRecord(id: string, fields: unknown): MessageRecord | null {
  if (!Array.isArray(fields)) return null;
  const [receivedAt, email, subject, message, delivery]: unknown[] = fields;
  if (typeof receivedAt !== 'string' || typeof email !== 'string') return null;
  if (typeof subject !== 'string' || typeof message !== 'string') return null;
  return {
    id,
    receivedAt: new Date(Number(receivedAt)).toISOString(),
    email,
    subject,
    message,
    delivery: DELIVERIES.find((known) => known === delivery) ?? 'stored',
  };
}
