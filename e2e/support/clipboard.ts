import type { Page } from '@playwright/test';

/** Answers the browser's question whether the site may use the clipboard; granting it lets the test read it too. */
export const setClipboard = async (page: Page, setting: 'granted' | 'denied'): Promise<void> => {
  if (setting === 'granted') {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    return;
  }
  // Playwright can only grant; the protocol beneath it can deny, for the context of this page.
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
