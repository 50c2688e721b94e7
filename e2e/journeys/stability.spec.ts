import type { Page } from '@playwright/test';
import { perServer, SERVER_IDS } from '@/content/servers';
import { serverInfo } from '@/content/server-info';
import { STATUS_REFRESH_MS } from '@/contract/status';
import { offlineServer, statusResponse } from '../../test/support/fixtures/status-responses';
import { OTHER_SERVER } from '../../test/support/fixtures/tracked-servers';
import { expectLines } from '../support/problems';
import { publicPaths } from '../support/routes';
import { startSlowDocument } from '../support/slow-document';
import { expect, test } from '../support/test';

declare global {
  interface Window {
    layoutShifts: string[];
  }
}

/** Before a page's first script: notes every layout shift, with what moved. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node: Element | null }[];
        };
        const nodes = sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '');
        window.layoutShifts.push(`${String(value)} ${nodes.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

const settle = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
};

for (const width of [390, 1440])
  for (const path of publicPaths)
    test(`nothing jumps while ${path} loads at ${String(width)} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await watchShifts(page);
      await page.goto(path);
      await settle(page);
      expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
    });

const off = offlineServer();
const ALL = String(SERVER_IDS.length);
for (const width of [390, 1440])
  test(`nothing jumps while servers and then the status itself fail (${String(width)} px)`, async ({
    page,
    problems,
  }) => {
    const answers = [
      statusResponse(),
      statusResponse({ [OTHER_SERVER]: off }),
      statusResponse(perServer(() => off)),
    ];
    await page.route('**/api/status', (route) => {
      const json = answers.shift();
      return json ? route.fulfill({ json }) : route.fulfill({ status: 503 });
    });
    await page.setViewportSize({ width, height: 900 });
    await page.clock.install();
    await watchShifts(page);
    await page.goto('/server-info');
    for (const words of [
      'All systems operational',
      `1 of ${ALL} servers not answering`,
      `${ALL} of ${ALL} servers not answering`,
      'Last heard at',
    ]) {
      await expect(page.getByText(words).first()).toBeVisible();
      await settle(page);
      await page.clock.runFor(STATUS_REFRESH_MS);
    }
    expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
    await expectLines(problems, ['The server status could not be fetched: status 503']);
  });

test('a page that arrives in parts is not shown in parts that move', async ({ page, site }) => {
  const slow = await startSlowDocument(site.url, { path: '/terms', mark: 'href="/apply"' });
  await watchShifts(page);
  await page.goto(`${slow.url}/terms`, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
  slow.release();
  await settle(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
  await slow.close();
});

for (const path of ['/', '/server-info', '/store', '/team'])
  test(`nothing on ${path} changes its size or place under the pointer`, async ({ page }) => {
    await page.goto(path);
    await settle(page);
    // The network is idle, too, before a slow machine has hydrated the page and asked for the figures.
    await expect(page.getByText(serverInfo.loading)).toBeHidden();
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    for (const target of await page.getByRole('main').locator('a:visible, button:visible').all()) {
      await target.scrollIntoViewIfNeeded();
      const resting = await target.boundingBox();
      await target.hover();
      const hovered = await target.boundingBox();
      expect([hovered?.width, hovered?.height]).toEqual([resting?.width, resting?.height]);
    }
    expect(await height()).toBe(before);
  });
