import type { HealthAnswer } from '@/contract/health';
import type { DatabaseProbe } from './ports';

export interface HealthParts {
  readonly database: DatabaseProbe;
  readonly hasWebhook: boolean;
  readonly version: string;
}

/** Whether the site can serve: it can while its database answers. Never rejects. */
export async function checkHealth({ database, hasWebhook, version }: HealthParts): Promise<HealthAnswer> {
  const isUp = await database.ping().then(
    () => true,
    () => false,
  );
  return { ok: isUp, redis: isUp ? 'up' : 'down', webhook: hasWebhook ? 'ok' : 'unset', version };
}
