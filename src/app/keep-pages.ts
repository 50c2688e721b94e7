import { site } from '@/content/site';
import { log } from '@/lib/log';
import { whenIdle } from '@/lib/when-idle';

/** Tells the service worker to keep what lies at these addresses, as far as it keeps such things. */
const keep = async (addresses: string[]): Promise<void> => {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: addresses } });
};

/**
 * Registers the service worker once the page has loaded and the browser is idle. It sees documents that are loaded
 * from then on; told here are the one before, with all that it has loaded and loads later, and pages that the router leads
 * to, which load none.
 */
export const keepPages = (): void => {
  if (!HAS_SERVICE_WORKER || !site.keepsPages || !('serviceWorker' in navigator)) return;
  const known = new Set([location.pathname]);
  const keepNewPage = () => {
    const { pathname } = location;
    if (known.has(pathname)) return;
    known.add(pathname);
    whenIdle(() => void keep([pathname]));
  };
  const begin = async () => {
    const isSeen = navigator.serviceWorker.controller !== null;
    await navigator.serviceWorker.register('/sw.js');
    if (!isSeen) {
      await keep([...known]);
      // Buffered: files that came before, too. The worker passes over what it does not keep.
      new PerformanceObserver((list) => void keep(list.getEntries().map(({ name }) => name))).observe({
        type: 'resource',
        buffered: true,
      });
    }
    if ('navigation' in window) window.navigation.addEventListener('currententrychange', keepNewPage);
  };
  whenIdle(() => void begin().catch(() => log.info('This browser keeps no pages')));
};
