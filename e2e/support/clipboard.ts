import type { Page } from '@playwright/test';

/** Answers the browser's clipboard prompt; granting it also lets the test read the clipboard. */
export const setClipboard = async (page: Page, setting: 'granted' | 'denied'): Promise<void> => {
  if (setting === 'granted') {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    return;
  }
  // Playwright can only grant permissions; the underlying protocol can deny them, for this page's context.
  const session = await page.context().newCDPSession(page);
  const { targetInfo } = await session.send('Target.getTargetInfo');
  await session.send('Browser.setPermission', {
    permission: { name: 'clipboard-write' },
    setting,
    ...(targetInfo.browserContextId && { browserContextId: targetInfo.browserContextId }),
  });
};

export const readClipboard = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());
