import type { HealthResponse } from '@/contract/health';
import { applicationKeys } from '../applications';
import type { Database } from '../core/database/database';
import { toFlag, toList } from '../core/database/replies';
import { cached } from '../core/time/cached';
import type { Clock } from '../core/time/clock';

/** Whoever asks more often gets the same answer: a question costs a command. */
const REMEMBERED_MS = 5_000;

/** What is written to see whether the database takes anything. */
const MARK_KEY = 'site:health';

/** KEYS: a key to write, state of the chat's webhook. Returns {whether it was written, whether announcements fail}. */
const LOOK_SCRIPT = `
local written = redis.pcall('SET', KEYS[1], '1', 'EX', '60')
return { written.err and 0 or 1, redis.call('HEXISTS', KEYS[2], 'failingSince') }`;

export interface HealthParts {
  readonly database: Pick<Database, 'eval'>;
  /** Whether there is a chat to announce applications in. */
  readonly hasWebhook: boolean;
  readonly version: string;
  readonly clock: Pick<Clock, 'now'>;
}

/** {@link checkHealth}, remembered for 5 s while the database is there. Create it once per instance. */
export function createHealthCheck(parts: HealthParts): () => Promise<HealthResponse> {
  const health = cached(() => checkHealth(parts), parts.clock, { freshMs: REMEMBERED_MS });
  return async () => {
    const state = await health.get(undefined);
    if (!state.ok) health.clear();
    return state;
  };
}

/**
 * Whether the site can serve: it can while its database replies and takes what is written; a full one is up, but not ok. The
 * webhook is `failing` from a failed attempt, of whatever application, until the next message that is taken, and `ok`
 * otherwise. Never rejects.
 */
async function checkHealth({ database, hasWebhook, version }: HealthParts): Promise<HealthResponse> {
  const { isUp, isWritable, isFailing } = await look(database).catch(() => AWAY);
  return {
    ok: isUp && isWritable,
    redis: isUp ? 'up' : 'down',
    webhook: hasWebhook ? (isFailing ? 'failing' : 'ok') : 'unset',
    version,
  };
}

const AWAY = { isUp: false, isWritable: false, isFailing: false };

async function look(database: HealthParts['database']) {
  const reply = toList(await database.eval(LOOK_SCRIPT, [MARK_KEY, applicationKeys.webhook], []));
  const [isWritable = false, isFailing = false] = reply.map(toFlag);
  return { isUp: true, isWritable, isFailing };
}
