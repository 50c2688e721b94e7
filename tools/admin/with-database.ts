import path from 'node:path';
import type { DatabaseAddress } from '../../functions/core/database/redis-client';
import { openEngine } from '../../local/data-service/engine';
import { startDataService } from '../../local/data-service/server';

/**
 * Does some work on the database that the variables name, or else on the data of this machine.
 * @throws when the local server uses that data at the moment
 */
export async function withDatabase<T>(
  variables: Readonly<Record<string, string | undefined>>,
  work: (address: DatabaseAddress) => Promise<T>,
): Promise<T> {
  const { UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: token } = variables;
  if (url && token) return work({ url, token });
  if (url || token)
    throw new Error('Set both UPSTASH_REDIS_REST_URL and UPSTASH_REDIS_REST_TOKEN, or neither.');
  const { engine } = await openEngine({ directory: path.resolve('.local/data') });
  try {
    const service = await startDataService({ engine, token: 'admin' });
    try {
      return await work(service);
    } finally {
      await service.close();
    }
  } finally {
    await engine.close();
  }
}
