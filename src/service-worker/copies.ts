// Decision record: docs/decisions/0004-service-worker.md
import type { WorkboxPlugin } from 'workbox-core/types';
import { appOf, joinScripts, JOINED } from '@/lib/built-files';

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

/** Returns the digest of a file, in the format of `integrity`. */
const digestOf = async (file: Response): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return `sha256-${btoa(String.fromCharCode(...digest))}`;
};

/** Ignores cached copies that the browser would refuse; the file is then fetched and cached again. */
export const wholeCopies: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
    if (!cachedResponse || !request.integrity) return cachedResponse;
    return (await digestOf(cachedResponse.clone())) === request.integrity ? cachedResponse : null;
  },
};

/** Name of the cache of the last seen documents, keyed by path. */
export const KEPT_PAGES = 'pages';

/** A link of the offline page that is hidden unless its page is stored; the group is its path. */
const HIDDEN_LINK = /<li hidden="">(?=<a href="([^"]+)")/g;
const HIDDEN_SECTION = '<section hidden=""';

/** Returns the offline page with its links to the pages stored on this device. */
export const showKept = (page: string, kept: readonly string[]): string => {
  const shown = page.replaceAll(HIDDEN_LINK, (item, path: string) => (kept.includes(path) ? '<li>' : item));
  return shown === page ? page : shown.replace(HIDDEN_SECTION, '<section');
};
