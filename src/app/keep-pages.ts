import { identity } from '#network/identity';
import { log } from '@/lib/log';
import { whenIdle } from '@/lib/when-idle';

/** URL to cache, alone or with options for its request. */
type Address = string | [url: string, options: RequestInit];

/** Tells the service worker to keep the files at these addresses, if it keeps their kind. */
const keep = async (addresses: Address[]): Promise<void> => {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: addresses } });
};

/** Time by which a page is shown after navigation. A browser reports itself idle during that, too. */
const SHOWN_MS = 1000;

/** Keeps them once their page has been shown. */
const keepSoon = (addresses: string[]): void => {
  setTimeout(() => whenIdle(() => void keep(addresses)), SHOWN_MS);
};

/** Time without input after which nothing else needs the network and the processor. */
const QUIET_MS = 5000;
const TOUCHES = ['pointerdown', 'keydown'] as const;

/** Calls back once there was no input for a while and the browser is idle. */
const whenQuiet = (run: () => void): void => {
  let timer: number;
  const end = () => {
    for (const touch of TOUCHES) window.removeEventListener(touch, wait);
    whenIdle(run);
  };
  const wait = () => {
    clearTimeout(timer);
    timer = window.setTimeout(end, QUIET_MS);
  };
  for (const touch of TOUCHES) window.addEventListener(touch, wait);
  wait();
};

/**
 * Registers the service worker once there was no input for a while. It sees documents loaded from then on. It
 * is told about the current one, with all its files so far and later, and about pages reached by the router,
 * which load no document.
 */
export const keepPages = (): void => {
  if (!HAS_SERVICE_WORKER || !identity.keepsPages || !('serviceWorker' in navigator)) return;
  // An existing worker has kept the document that it served.
  const isSeen = navigator.serviceWorker.controller !== null;
  const known = new Set([location.pathname]);
  // The browser's own copy is the document that this page was loaded from. The host bills every request.
  const waiting: Address[] = isSeen ? [] : [[location.pathname + location.search, { cache: 'force-cache' }]];
  let keepPage = (pathname: string): unknown => waiting.push(pathname);
  const keepNewPage = () => {
    const { pathname } = location;
    if (known.has(pathname)) return;
    known.add(pathname);
    keepPage(pathname);
  };
  // eslint-disable-next-line no-restricted-properties -- checked on the same line
  if ('navigation' in window) window.navigation.addEventListener('currententrychange', keepNewPage);
  const begin = async () => {
    await navigator.serviceWorker.register('/sw.js');
    keepPage = (pathname) => keepSoon([pathname]);
    if (waiting.length > 0) await keep(waiting);
    if (isSeen) return;
    // The worker ignores files that it does not keep.
    const namesOf = (entries: PerformanceEntryList) => entries.map(({ name }) => name);
    await keep(namesOf(performance.getEntriesByType('resource')));
    if (typeof PerformanceObserver === 'undefined') return;
    new PerformanceObserver((list) => keepSoon(namesOf(list.getEntries()))).observe({ type: 'resource' });
  };
  whenQuiet(() => void begin().catch(() => log.info('This browser keeps no pages')));
};
