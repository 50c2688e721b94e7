import { expect, type Page } from '@playwright/test';

/** Fails if the page is wider than its window. */
export const expectToFit = async (page: Page): Promise<void> => {
  const [width, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(width).toBeLessThanOrEqual(window ?? 0);
};
