import type { Page } from '@playwright/test';
import { STATUS_REFRESH_MS } from '@/contract/status';
import type { Site } from './site';
import { expect } from './test';

/**
 * Lets the page poll at intervals of half a minute until it shows the expected content. A response does not wait long for slow
 * servers, so their answers may arrive with the next one.
 * @param shown rejects if the page does not show it within the given milliseconds
 */
export const nextStatus = async (
  { site, page }: { site: Site; page: Page },
  shown: (timeout: number) => Promise<void>,
): Promise<void> => {
  await site.advance(STATUS_REFRESH_MS);
  await expect(async () => {
    await page.clock.runFor(STATUS_REFRESH_MS);
    await shown(2_000);
  }).toPass();
};
