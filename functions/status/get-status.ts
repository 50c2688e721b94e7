import type { StatusAnswer } from '@/contract/status';
import type { StatusService } from './status';
import { CDN_CACHE, cachedForAll } from '../core/http/cached-for-all';
import type { Handler } from '../core/http/endpoint';
import { json } from '../core/http/json';

/**
 * For an answer that the next one is likely to improve on: an old snapshot whose renewal is under way, or one in which
 * no server answered. The usual 90 s would show an outage, perhaps our own, long after it has ended; five seconds
 * still keep a crowd away from the function, and the game servers are asked no more often for it.
 */
const CDN_CACHE_BRIEF = 'public, durable, max-age=5';

/** `GET /api/status`: a `StatusAnswer`, always 200. */
export function getStatus(service: StatusService): Handler {
  return async (_request, context) => {
    const { answer, background } = await service.current();
    context.waitUntil(background);
    const cdnCache = isWorthKeeping(answer) ? CDN_CACHE : CDN_CACHE_BRIEF;
    return json(answer, { headers: cachedForAll('mode', cdnCache) });
  };
}

function isWorthKeeping({ stale, servers }: StatusAnswer): boolean {
  return !stale && Object.values(servers).some(({ source }) => source !== null);
}
