import { expect, type Page } from '@playwright/test';
import { API_BASE } from '@/contract/paths';
import { type Front, startFront } from '../../tools/bench/front';

export interface CountedSite extends Pick<Front, 'url' | 'close'> {
  /** Returns the paths of the requests for files since the last call, and those of calls. */
  takeRequests(): { files: string[]; calls: string[] };
}

/** A site that counts the requests of browsers, those of their service workers included. */
export const startCountedSite = async (siteUrl: string): Promise<CountedSite> => {
  const { url, requests, close } = await startFront(siteUrl);
  return {
    url,
    close,
    takeRequests: () => {
      const paths = [...requests].flatMap(([path, times]) => Array<string>(times).fill(path)).sort();
      requests.clear();
      const isCall = (path: string) => path.startsWith(`${API_BASE}/`);
      return { files: paths.filter((path) => !isCall(path)), calls: paths.filter(isCall) };
    },
  };
};

/** Waits until the service worker has cached every hashed file that the page has loaded so far. */
export const hasKeptFiles = async (page: Page): Promise<void> => {
  const missing = () =>
    page.evaluate(async () => {
      const loaded = performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.startsWith('/assets/'));
      const found = await Promise.all(loaded.map((path) => caches.match(path)));
      return loaded.filter((_, index) => !found[index]);
    });
  await expect.poll(missing).toEqual([]);
};
