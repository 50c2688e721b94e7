import { type Locator, type Page, expect } from '@playwright/test';

/** Waits until the app has hydrated an element; parts of the page are hydrated when seen or used. */
export const untilHydrated = async (element: Locator): Promise<void> => {
  await element.scrollIntoViewIfNeeded();
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react'))))
    .toBe(true);
};

/**
 * Returns the open dialog, found by its element. A closing dialog is hidden and loses its role shortly before it leaves the page,
 * and until then the page behind takes no keys.
 */
export const openDialog = (page: Page, title?: string): Locator =>
  page.locator('dialog').filter(title === undefined ? {} : { hasText: title });

/** Fails if the page is wider than its window. */
export const expectToFit = async (page: Page): Promise<void> => {
  const [width, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(width).toBeLessThanOrEqual(window ?? 0);
};
