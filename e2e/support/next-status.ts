import type { Page } from '@playwright/test';
import { STATUS_REFRESH_MS } from '@/contract/status';
import type { Site } from './site';
import { expect } from './test';

/**
 * Lets the page ask again, half a minute later, until it shows what it is to show: a response does not wait for long while
 * servers are slow to answer, and the one after it has what they said.
 * @param shown rejects while the page does not show it, within the milliseconds that it is given
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
