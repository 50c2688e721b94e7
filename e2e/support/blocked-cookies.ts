import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  chromium,
  type BrowserContext,
  type BrowserContextOptions,
  type LaunchOptions,
} from '@playwright/test';

/** Value of "Block all cookies" in a Chromium profile. */
const BLOCK = 2;

/** Opens a Chromium whose own settings block cookies, storage and service workers for all sites. */
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

/**
 * Removes the site's cookies from requests and responses, as some extensions and proxies do. The browser reports nothing about
 * it.
 */
export const loseCookies = async (context: BrowserContext): Promise<void> => {
  await context.route('**/api/**', async (route) => {
    const request = route.request();
    // Playwright's own fetch would send the browser's cookies.
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
