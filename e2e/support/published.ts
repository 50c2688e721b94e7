import type { Page } from '@playwright/test';
import type { ContentResponse } from '@/contract/content';
import { CONTENT_PATHS } from '@/contract/content-paths';
import { API_BASE } from '@/contract/paths';

/** Serves this as the site's published content, once `until` is fulfilled. */
export const servePublished = (
  page: Page,
  content: Omit<ContentResponse, 'version'>,
  until: Promise<unknown> = Promise.resolve(),
): Promise<unknown> =>
  page.route(`**${API_BASE}${CONTENT_PATHS.content}`, async (route) => {
    await until;
    await route.fulfill({ json: { version: 'served', ...content } satisfies ContentResponse });
  });
