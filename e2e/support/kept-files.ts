import { expect, type Page } from '@playwright/test';
import { KEPT_PAGES } from '@/service-worker/copies';

/** Waits until the page at this path is cached, with every script and style that its document links. */
export const hasKept = async (page: Page, path: string): Promise<void> => {
  const missing = () =>
    page.evaluate(
      async ([name, kept]) => {
        const document = await (await caches.open(name)).match(kept);
        if (!document) return [kept];
        const links = [...(await document.text()).matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)];
        const addresses = links.map(([, address = '']) => address);
        const found = await Promise.all(
          addresses.map((address) => caches.match(address, { ignoreSearch: true })),
        );
        return addresses.filter((_, index) => !found[index]);
      },
      [KEPT_PAGES, path] as const,
    );
  await expect.poll(missing).toEqual([]);
};

/** Returns everything that the browser caches of the site. */
export const keptFiles = (page: Page): Promise<{ path: string; status: number; type: string }[]> =>
  page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name);
        return Promise.all(
          (await cache.keys()).map(async (key) => ({ key, response: await cache.match(key) })),
        );
      }),
    );
    return all.flat().map(({ key, response }) => ({
      path: new URL(key.url).pathname,
      status: response?.status ?? 0,
      type: response?.type ?? '',
    }));
  });
