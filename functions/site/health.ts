import type { HealthResponse } from '@/contract/health';
import type { ApplicationOutbox } from '../applications';
import type { Database } from '../core/database/database';

export interface HealthParts {
  readonly database: Pick<Database, 'ping'>;
  /** Null when applications are announced nowhere. */
  readonly webhook: Pick<ApplicationOutbox, 'isFailing'> | null;
  readonly version: string;
}

/**
 * Whether the site can serve: it can while its database replies. The webhook is `failing` from a failed attempt, of
 * whatever application, until the next message that is taken, and `ok` otherwise. Never rejects.
 */
export async function checkHealth({ database, webhook, version }: HealthParts): Promise<HealthResponse> {
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
