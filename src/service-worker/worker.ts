import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types';
import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import { OFFLINE_PATH } from '@/contract/pages';
import { isHashed } from '@/lib/hashed-files';
import { isPublicPage, isStoryAt, pageKeyAt } from '@/lib/pages';
import { KEPT_PAGES } from './kept';
import { wholeCopies } from './whole-copies';

/** The offline page and what it needs; the build fills it in. */
declare const PRECACHED: PrecacheEntry[];
declare const self: Window & { skipWaiting(): Promise<void> };

const DAY_SECONDS = 86_400;
/** A slow network has so long until the last seen copy of a page takes its place. */
const PATIENCE_SECONDS = 3;
const PICTURE = /^\/media\/.+\.(avif|webp)$/;

/** The path of a public page, which may be kept; undefined for all else: private pages, files, calls. */
const publicPath = ({ origin, pathname, searchParams }: URL): string | undefined => {
  // A further page of a list, under an address that is its first one's without the query.
  if (searchParams.has('cursor')) return undefined;
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  const isPublic = isPublicPage(pageKeyAt(path) ?? '') || isStoryAt(path);
  return origin === location.origin && isPublic ? path : undefined;
};

/** Whole answers of the site itself, and of the address that was asked for. */
const ownAnswers: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && response.type === 'basic' && !response.redirected ? response : null,
};

/** The one that was used longest ago goes first. */
const atMost = ({ entries, days }: { entries: number; days: number }) =>
  new ExpirationPlugin({
    maxEntries: entries,
    maxAgeSeconds: days * DAY_SECONDS,
    purgeOnQuotaError: true,
  }) as WorkboxPlugin;

const files = new CacheFirst({
  cacheName: 'files',
  plugins: [
    ownAnswers,
    wholeCopies,
    // Of several releases, so that a tab that was open before the last one finds what it has loaded before.
    atMost({ entries: 200, days: 365 }),
  ],
});

/** Scripts and styles that a document links: a page that is kept without them would not be readable. */
const keepLinked: WorkboxPlugin = {
  cacheDidUpdate: async ({ newResponse, event }) => {
    const document = await newResponse.text();
    const addresses = [...document.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(
      ([, address = '']) => address,
    );
    // What the offline page needs, too: that changes with the next release, and the document here does not.
    await Promise.allSettled(
      addresses.map((address) => files.handle({ event, request: new Request(address) })),
    );
  },
};

const byPath: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => publicPath(new URL(request.url)) ?? request,
};

precacheAndRoute(PRECACHED);

registerRoute(
  ({ url }) => publicPath(url) !== undefined,
  new NetworkFirst({
    cacheName: KEPT_PAGES,
    networkTimeoutSeconds: PATIENCE_SECONDS,
    plugins: [ownAnswers, byPath, keepLinked, atMost({ entries: 20, days: 90 })],
  }),
);
registerRoute(({ url, sameOrigin }) => sameOrigin && isHashed(url.pathname), files);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && PICTURE.test(url.pathname),
  new StaleWhileRevalidate({
    cacheName: 'pictures',
    plugins: [ownAnswers, atMost({ entries: 40, days: 30 })],
  }),
);
// All other documents, private pages among them, come from the network alone. Calls of functions are none of the worker's.
registerRoute(
  ({ url, request }) => request.mode === 'navigate' && !url.pathname.startsWith('/api/'),
  new NetworkOnly(),
);
setCatchHandler(async ({ request }) => {
  const page = request.mode === 'navigate' ? await matchPrecache(OFFLINE_PATH) : undefined;
  return page ?? Response.error();
});

// Nobody waits for the last tab to be closed: what an open one needs of the release before is kept.
void self.skipWaiting();
clientsClaim();
