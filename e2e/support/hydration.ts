import { expect, type Locator } from '@playwright/test';

/** Waits until the app has taken over an element, which it does with parts of the page when they are seen or used. */
export const untilTakenOver = async (element: Locator): Promise<void> => {
  await element.scrollIntoViewIfNeeded();
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react'))))
    .toBe(true);
};
