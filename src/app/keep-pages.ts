import { identity } from '#network/identity';
import { log } from '@/lib/log';
import { whenIdle } from '@/lib/when-idle';

/** Tells the service worker to keep what lies at these addresses, as far as it keeps such things. */
const keep = async (addresses: string[]): Promise<void> => {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: addresses } });
};

/** By then a page that was gone to is shown. A browser calls itself idle between the steps of that, too. */
const SHOWN_MS = 1000;

/** Keeps them once the page that they belong to has been shown. */
const keepSoon = (addresses: string[]): void => {
  setTimeout(() => whenIdle(() => void keep(addresses)), SHOWN_MS);
};

/** After so long without a touch or a key, nothing else needs the network and the processor. */
const QUIET_MS = 5000;
const TOUCHES = ['pointerdown', 'keydown'] as const;

/** Calls it once the page has been left alone for a while and the browser is idle. */
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
 * Registers the service worker once the page has been left alone. It sees documents that are loaded
 * from then on; told here are the one before, with all that it has loaded and loads later, and pages that the router leads
 * to, which load none.
 */
export const keepPages = (): void => {
  if (!HAS_SERVICE_WORKER || !identity.keepsPages || !('serviceWorker' in navigator)) return;
  // A worker that is there already has kept the document that it brought.
  const isSeen = navigator.serviceWorker.controller !== null;
  const known = new Set([location.pathname]);
  const waiting = isSeen ? [] : [location.pathname];
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
    // The worker passes over what it does not keep.
    const namesOf = (entries: PerformanceEntryList) => entries.map(({ name }) => name);
    await keep(namesOf(performance.getEntriesByType('resource')));
    if (typeof PerformanceObserver === 'undefined') return;
    new PerformanceObserver((list) => keepSoon(namesOf(list.getEntries()))).observe({ type: 'resource' });
  };
  whenQuiet(() => void begin().catch(() => log.info('This browser keeps no pages')));
};
