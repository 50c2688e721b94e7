import type { HealthResponse } from '@/contract/health';
import type { ApplicationOutbox } from '../applications';
import type { Database } from '../core/database/database';
import { cached } from '../core/time/cached';
import type { Clock } from '../core/time/clock';

/** Whoever asks more often gets the same answer: a question costs a command. */
const REMEMBERED_MS = 5_000;

export interface HealthParts {
  readonly database: Pick<Database, 'ping'>;
  /** Null when applications are announced nowhere. */
  readonly webhook: Pick<ApplicationOutbox, 'isFailing'> | null;
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
 * Whether the site can serve: it can while its database replies. The webhook is `failing` from a failed attempt, of
 * whatever application, until the next message that is taken, and `ok` otherwise. Never rejects.
 */
async function checkHealth({ database, webhook, version }: HealthParts): Promise<HealthResponse> {
  // One command either way: a reply to the one about the webhook shows that the database is there.
  const look = webhook ? webhook.isFailing() : database.ping().then(() => false);
  const { isUp, isFailing } = await look.then(
    (found) => ({ isUp: true, isFailing: found }),
    () => ({ isUp: false, isFailing: false }),
  );
  return {
    ok: isUp,
    redis: isUp ? 'up' : 'down',
    webhook: webhook ? (isFailing ? 'failing' : 'ok') : 'unset',
    version,
  };
}
