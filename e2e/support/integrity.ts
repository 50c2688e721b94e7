import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

/** Returns the `integrity` digest of a built file, by its address. */
export const digestOf = (address: string): string => {
  const content = readFileSync(path.join(process.cwd(), 'dist', address));
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
};

interface LoadedFile {
  address: string;
  integrity: string;
}

/**
 * Collects every script and style sheet that elements of the page's documents load from now on, including elements that are
 * removed again.
 */
export const watchLoadedFiles = async (page: Page): Promise<LoadedFile[]> => {
  const loaded: LoadedFile[] = [];
  const name = 'noteLoadedFile';
  await page.exposeFunction(name, (url: string, integrity: string) => {
    loaded.push({ address: new URL(url).pathname, integrity });
  });
  await page.addInitScript((note) => {
    const tell = (url: string, integrity: string) => {
      (window as unknown as Record<string, (...values: string[]) => void>)[note]?.(url, integrity);
    };
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof HTMLScriptElement && node.src) tell(node.src, node.integrity);
        if (node instanceof HTMLLinkElement && node.rel === 'stylesheet') tell(node.href, node.integrity);
      }
    }).observe(document, { childList: true, subtree: true });
  }, name);
  return loaded;
};
