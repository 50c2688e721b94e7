import { serverInfo } from '#messages/server-info';
import { STATUS_REFRESH_MS } from '@/contract/status';
import { perServer } from '@/lib/servers';
import { offlineServer, statusResponse } from '../../test/support/fixtures/status-responses';
import { OTHER_SERVER, SERVER_IDS } from '../../test/support/fixtures/tracked-servers';
import { untilHydrated } from '../support/elements';
import { expectNoShifts, forgetShifts, hasLoaded, watchShifts } from '../support/layout-shifts';
import { expectLines } from '../support/problems';
import { startSlowDocument } from '../support/slow-document';
import { expect, test } from '../support/test';

const off = offlineServer();
const ALL = String(SERVER_IDS.length);
/** The last window shows the whole page, so that every shift is counted. */
const WINDOWS = [
  [320, 900],
  [390, 900],
  [600, 900],
  [1440, 900],
  [390, 4_400],
] as const;
for (const [width, height] of WINDOWS)
  test(`nothing jumps while servers and then the status itself fail (${String(width)} × ${String(height)})`, async ({
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
    await page.setViewportSize({ width, height });
    await page.clock.install();
    await watchShifts(page);
    await page.goto('/server-info');
    for (const words of [
      'All systems operational',
      `1 of ${ALL} servers not answering`,
      `${ALL} of ${ALL} servers not answering`,
      'Last answer at',
    ]) {
      await expect(page.getByText(words).first()).toBeVisible();
      await hasLoaded(page);
      // The first response decides the number of players, far down the page.
      if (height > 900 && words.startsWith('All')) await forgetShifts(page);
      await page.clock.runFor(STATUS_REFRESH_MS);
    }
    await expectNoShifts(page);
    await expectLines(problems, ['The server status could not be fetched: status 503']);
  });

test('a page that arrives in parts is not shown in parts that move', async ({ page, site }) => {
  const slow = await startSlowDocument(site.url, { path: '/terms', mark: 'href="/apply"' });
  await watchShifts(page);
  await page.goto(`${slow.url}/terms`, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
  slow.release();
  await hasLoaded(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoShifts(page);
  await slow.close();
});

for (const path of ['/', '/server-info', '/store', '/team'])
  test(`nothing on ${path} changes its size or place under the pointer`, async ({ page }) => {
    await page.goto(path);
    await hasLoaded(page);
    // The network may also be idle before a slow machine has hydrated the page and requested the figures.
    await expect(page.getByText(serverInfo.loading)).toBeHidden();
    // A pointer movement is an interaction, which hydrates the whole page.
    await page.mouse.move(1, 1);
    await untilHydrated(page.getByRole('contentinfo'));
    await page.evaluate(() => window.scrollTo(0, 0));
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
