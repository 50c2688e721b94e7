import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  chromium,
  type BrowserContext,
  type BrowserContextOptions,
  type LaunchOptions,
} from '@playwright/test';

/** Setting "Block all cookies" in a profile of Chromium. */
const BLOCK = 2;

/** Opens a Chromium that takes no cookies, stores nothing and registers no service worker for any site, by its own setting. */
export const openWithoutCookies = async (
  options: LaunchOptions & BrowserContextOptions,
): Promise<{ context: BrowserContext; close: () => Promise<void> }> => {
  const profile = await mkdtemp(path.join(tmpdir(), 'profile-'));
  await mkdir(path.join(profile, 'Default'));
  await writeFile(
    path.join(profile, 'Default', 'Preferences'),
    JSON.stringify({ profile: { default_content_setting_values: { cookies: BLOCK } } }),
  );
  const context = await chromium.launchPersistentContext(profile, options);
  return {
    context,
    close: async () => {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
};

/** Removes the site's cookies on their way, both ways, as some extensions and proxies do. The browser itself says nothing of it. */
export const loseCookies = async (context: BrowserContext): Promise<void> => {
  await context.route('**/api/**', async (route) => {
    const request = route.request();
    // Playwright's own way to fetch has the cookies of the browser.
    const response = await fetch(request.url(), {
      method: request.method(),
      headers: Object.entries(request.headers()).filter(([name]) => name !== 'cookie'),
      body: request.postData(),
    });
    const headers = [...response.headers].filter(
      ([name]) => !['set-cookie', 'content-encoding'].includes(name),
    );
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(headers),
      body: Buffer.from(await response.arrayBuffer()),
    });
  });
};
