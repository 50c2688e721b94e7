import type { Locator, Page } from '@playwright/test';

/**
 * The dialog that is open. It is found by its element: one that is about to close is hidden, so its role is gone, a
 * moment before it leaves the page, and until then the page behind takes no key.
 */
export const openDialog = (page: Page, title?: string): Locator =>
  page.locator('dialog').filter(title === undefined ? {} : { hasText: title });
