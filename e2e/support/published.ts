import type { Page } from '@playwright/test';
import type { ContentResponse } from '@/contract/content';
import { CONTENT_PATHS } from '@/contract/content-paths';
import { API_BASE } from '@/contract/paths';
import { PUBLISHED_ID } from '@/lib/data-block';

/**
 * Removes the published content from documents as they are parsed, so that their pages ask for it. A document that a route
 * fulfills would have no address, and could not load pictures of this machine.
 */
export const withoutPublished = (page: Page): Promise<unknown> =>
  page.addInitScript((id) => {
    const observer = new MutationObserver(() => document.getElementById(id)?.remove());
    observer.observe(document, { childList: true, subtree: true });
  }, PUBLISHED_ID);

/** Serves this as the site's published content to pages that ask for it, once `until` is fulfilled. */
export const servePublished = async (
  page: Page,
  content: Omit<ContentResponse, 'version'>,
  until: Promise<unknown> = Promise.resolve(),
): Promise<void> => {
  await withoutPublished(page);
  await page.route(`**${API_BASE}${CONTENT_PATHS.content}`, async (route) => {
    await until;
    await route.fulfill({ json: { version: 'served', ...content } satisfies ContentResponse });
  });
};
