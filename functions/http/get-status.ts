import type { StatusAnswer } from '@/contract/status';
import type { StatusService } from '../services/status';
import type { Handler } from './endpoint';
import { json } from './json';

/** One copy serves all visitors, whatever they append to the address. */
const CDN_CACHE = 'public, durable, max-age=30, stale-while-revalidate=60';
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
    return json(answer, {
      headers: {
        'Cache-Control': 'public, max-age=0, must-revalidate',
        'Netlify-CDN-Cache-Control': isWorthKeeping(answer) ? CDN_CACHE : CDN_CACHE_BRIEF,
        'Netlify-Vary': 'query=mode',
      },
    });
  };
}

function isWorthKeeping({ stale, servers }: StatusAnswer): boolean {
  return !stale && Object.values(servers).some(({ source }) => source !== null);
}
