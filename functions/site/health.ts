import type { HealthResponse } from '@/contract/health';
import { applicationKeys } from '../applications';
import type { Database } from '../core/database/database';
import { toFlag, toList } from '../core/database/replies';
import { cached } from '../core/time/cached';
import type { Clock } from '../core/time/clock';

/** Time for which an answer is repeated, because each check costs a command. */
const REMEMBERED_MS = 5_000;

/** Key that is written to check whether the database accepts writes. */
const MARK_KEY = 'site:health';

/** KEYS: a key to write, state of the chat's webhook. Returns {whether it was written, whether announcements fail}. */
const LOOK_SCRIPT = `
local written = redis.pcall('SET', KEYS[1], '1', 'EX', '60')
return { written.err and 0 or 1, redis.call('HEXISTS', KEYS[2], 'failingSince') }`;

export interface HealthParts {
  readonly database: Pick<Database, 'eval'>;
  /** Whether the site has a chat to announce applications in. */
  readonly hasWebhook: boolean;
  readonly version: string;
  readonly clock: Pick<Clock, 'now'>;
}

/** Caches {@link checkHealth} for 5 s while the database is available. Create it once per instance. */
export function createHealthCheck(parts: HealthParts): () => Promise<HealthResponse> {
  const health = cached(() => checkHealth(parts), parts.clock, { freshMs: REMEMBERED_MS });
  return async () => {
    const state = await health.get(undefined);
    if (!state.ok) health.clear();
    return state;
  };
}

/**
 * Checks whether the site can serve: the database must reply and accept writes; a full one is up, but not ok. The webhook is
 * `failing` from a failed attempt, for any application, until the next message that is taken, and `ok` otherwise. Never rejects.
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
