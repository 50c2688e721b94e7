// Decision record: docs/decisions/0004-service-worker.md
import type { WorkboxPlugin } from 'workbox-core/types';
import { appOf, joinScripts, JOINED } from '@/lib/joined-scripts';

/** A page's first script; the group is the name of the page's chunk. */
const FIRST_SCRIPT = new RegExp(`/assets/${JOINED}([^/.]+)\\.\\w+\\.js$`);

/** Returns the script that was cached last under a name with this beginning. */
const lastScript = async (cache: Cache, beginning: string): Promise<string | undefined> => {
  const last = (await cache.keys())
    .filter(({ url }) => url.includes(`/assets/${beginning}`) && url.endsWith('.js'))
    .at(-1);
  return last && (await cache.match(last))?.text();
};

/**
 * Joins the first script of a page that the router opened. Its chunk is cached, and the app's script is part of the first
 * script of another page. Nothing is compared here: `wholeCopies` refuses what does not match the digest.
 */
export const joinedCopies: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cacheName, request, cachedResponse }) => {
    const [, chunk] = FIRST_SCRIPT.exec(request.url) ?? [];
    if (cachedResponse || chunk === undefined || !request.integrity) return cachedResponse;
    const cache = await caches.open(cacheName);
    const [own, other] = await Promise.all([lastScript(cache, `${chunk}.`), lastScript(cache, JOINED)]);
    if (own === undefined || other === undefined) return cachedResponse;
    return new Response(joinScripts(own, appOf(other)), { headers: { 'Content-Type': 'text/javascript' } });
  },
};
