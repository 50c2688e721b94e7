import type { Redis } from '@upstash/redis';

/** Returns all keys and values of a database, as one text to search in. */
export async function everythingIn(redis: Redis): Promise<string> {
  const keys = (await redis.keys('*')).toSorted();
  const contents = await Promise.all(
    keys.map(async (key): Promise<unknown> => {
      switch (await redis.type(key)) {
        case 'hash':
          return redis.hgetall(key);
        case 'list':
          return redis.lrange(key, 0, -1);
        case 'set':
          return redis.smembers(key);
        case 'zset':
          return redis.zrange(key, 0, -1);
        default:
          return redis.get(key);
      }
    }),
  );
  return JSON.stringify([keys, contents]);
}
