// Decision record: docs/decisions/0004-service-worker.md
import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types';
import { ExpirationPlugin } from 'workbox-expiration';
import { precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import { isHashed } from '@/lib/built-files';
import { isDocumentAt, isPublicPage, pageKeyAt } from '@/lib/pages';
import { joinedCopies, wholeCopies, KEPT_PAGES, showKept } from './copies';

/**
 * The offline page and its style sheet. The build fills them in, because each file of their own would be another
 * request of every visitor, which the host bills.
 */
declare const OFFLINE_PAGE: { page: string; policy: string; styles: { path: string; text: string } };
/** Hashed files of the offline page, which the visitor's page has loaded too; the build fills in the list. */
declare const PRECACHED: PrecacheEntry[];
declare const self: Window & { skipWaiting(): Promise<void> };

const DAY_SECONDS = 86_400;
/** Time that a slow network has until the last seen copy of a page replaces it. */
const PATIENCE_SECONDS = 3;
const PICTURE = /^\/media\/.+\.(avif|webp)$/;

/**
 * Returns the path of a public page, which may be cached; undefined for all else: private pages, files,
 * calls.
 */
const publicPath = ({ origin, pathname, searchParams }: URL): string | undefined => {
  // A further page of a list has the path of the first one, and differs only in its query.
  if (searchParams.has('cursor')) return undefined;
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  const isPublic = isPublicPage(pageKeyAt(path) ?? '') || isDocumentAt(path);
  return origin === location.origin && isPublic ? path : undefined;
};

/** Accepts complete, unredirected answers of the site itself. */
const ownAnswers: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && response.type === 'basic' && !response.redirected ? response : null,
};

/** Expires the least recently used entry first. */
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
    // Covers several releases, so that a tab opened before the last one finds what it has loaded.
    atMost({ entries: 200, days: 365 }),
    joinedCopies,
    wholeCopies,
  ],
});

/** Caches scripts and styles linked by a document, because a page cached without them would be unreadable. */
const keepLinked: WorkboxPlugin = {
  cacheDidUpdate: async ({ newResponse, event }) => {
    const document = await newResponse.text();
    const addresses = [...document.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(
      ([, address = '']) => address,
    );
    // Includes the offline page's files, which change with the next release, unlike the document here.
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
  ({ url, sameOrigin }) => sameOrigin && url.pathname === OFFLINE_PAGE.styles.path,
  async () => new Response(OFFLINE_PAGE.styles.text, { headers: { 'Content-Type': 'text/css' } }),
);

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
// All other documents, including private pages, come only from the network. The worker ignores calls of
// functions.
registerRoute(
  ({ url, request }) => request.mode === 'navigate' && !url.pathname.startsWith('/api/'),
  new NetworkOnly(),
);
setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error();
  const kept = await (await caches.open(KEPT_PAGES)).keys();
  const page = showKept(
    OFFLINE_PAGE.page,
    kept.map(({ url }) => new URL(url).pathname),
  );
  return new Response(page, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': OFFLINE_PAGE.policy },
  });
});

// Activates without waiting for the last tab to close, because files of the previous release stay cached for
// open ones.
void self.skipWaiting();
clientsClaim();
