import { type Database, DatabaseError } from '../../core/database/database';
import { createOutbox } from '../../core/outbox/outbox';
import { applicationKeys } from '../store/application-keys';
import { RETRACT_LUA } from '../store/application-lua';

const { retraction, retractions, webhook } = applicationKeys;

/** KEYS: retraction, retractions. ARGV: id, id of a message, time. */
const ADD_SCRIPT = `${RETRACT_LUA}
local known = redis.call('HGET', KEYS[1], 'messageIds')
if known and string.find(' ' .. known .. ' ', ' ' .. ARGV[2] .. ' ', 1, true) then return 0 end
redis.call('HSET', KEYS[1], 'messageIds', known and known .. ' ' .. ARGV[2] or ARGV[2])
retract(KEYS[1], KEYS[1], KEYS[2], ARGV[1], ARGV[3])
return 1`;

/** The messages of an erased application, by their ids in the chat. */
export interface Retraction {
  readonly id: string;
  readonly messageIds: readonly string[];
}

/** Messages to delete from the chat, in Redis; each method is one command. */
export function createRetractionOutbox(database: Database) {
  return {
    ...createOutbox<Retraction>(database, {
      keys: { outbox: retractions, destination: webhook, record: retraction },
      state: { field: 'state', sent: 'done', dead: 'dead' },
      sentAt: null,
      receipts: null,
      fields: ['messageIds'],
      read: toRetraction,
    }),

    /** Adds one more message of an erased application, due now. Idempotent. */
    async add(id: string, messageId: string, now: number): Promise<void> {
      await database.eval(ADD_SCRIPT, [retraction(id), retractions], [id, messageId, String(now)]);
    },
  };
}

function toRetraction(id: string, [messageIds]: readonly unknown[]): Retraction {
  if (typeof messageIds !== 'string') throw new DatabaseError();
  return { id, messageIds: messageIds.split(' ') };
}
