import path from 'node:path';
import type { DatabaseAddress } from '../../functions/core/database/redis-client';
import { dataDirectory } from '../../local/data-directory';
import { openEngine } from '../../local/data-service/engine';
import { startDataService } from '../../local/data-service/server';

/**
 * Runs work on the database in the variables, or else on this machine's data.
 * @throws if the local server is using that data
 */
export async function withDatabase<T>(
  variables: Readonly<Record<string, string | undefined>>,
  work: (address: DatabaseAddress) => Promise<T>,
): Promise<T> {
  const { UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: token } = variables;
  if (url && token) return work({ url, token });
  if (url || token)
    throw new Error('Set both UPSTASH_REDIS_REST_URL and UPSTASH_REDIS_REST_TOKEN, or neither.');
  const place = await dataDirectory(process.cwd(), variables['NETWORK']);
  const { engine } = await openEngine({ directory: path.join(place, 'data') });
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
