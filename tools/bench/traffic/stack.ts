import { createClosers } from '../../../local/closers';
import { startDatabase } from '../database';
import { forSharedCache, type Front, startFront } from '../front';
import { serveSite } from '../served-site';
import { startSharedCache } from './shared-cache';

/** Separate site for one kind of visitors. */
export interface Stack {
  /** Address for visitors. */
  url: string;
  /** Requests that reach the site; those below `/api` are function calls. */
  front: Front;
  /** Returns the number of database commands so far. */
  commands(): number;
  close(): Promise<void>;
}

export const startStack = async (isCached: boolean): Promise<Stack> => {
  const closers = createClosers();
  try {
    let commands = 0;
    const database = await startDatabase(() => void commands++);
    closers.add(() => database.close());
    const site = await serveSite({
      UPSTASH_REDIS_REST_URL: database.url,
      UPSTASH_REDIS_REST_TOKEN: database.token,
      // All visitors share one address.
      ADDRESS_LIMIT_FACTOR: '1000',
    });
    closers.add(() => site.close());
    const front = await startFront(site.product, isCached ? forSharedCache : undefined);
    closers.add(() => front.close());
    const cache = isCached ? await startSharedCache(front.url) : null;
    if (cache) closers.add(() => cache.close());
    return { url: (cache ?? front).url, front, commands: () => commands, close: () => closers.closeAll() };
  } catch (fault) {
    await closers.closeAll();
    throw fault;
  }
};
