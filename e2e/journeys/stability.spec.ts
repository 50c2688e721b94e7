import { STATUS_REFRESH_MS } from '@/contract/status';
import { perServer } from '@/lib/servers';
import { serverInfo } from '@/messages/en/server-info';
import { offlineServer, statusResponse } from '../../test/support/fixtures/status-responses';
import { OTHER_SERVER, SERVER_IDS } from '../../test/support/fixtures/tracked-servers';
import { untilTakenOver } from '../support/hydration';
import { expectNoShifts, forgetShifts, hasLoaded, watchShifts } from '../support/layout-shifts';
import { expectLines } from '../support/problems';
import { startSlowDocument } from '../support/slow-document';
import { expect, test } from '../support/test';

const off = offlineServer();
const ALL = String(SERVER_IDS.length);
/** The last one holds all of the page, so that whatever moves is seen. */
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
      'Last heard at',
    ]) {
      await expect(page.getByText(words).first()).toBeVisible();
      await hasLoaded(page);
      // The first answer decides how many players there are to show, far down the page.
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
    // The network is idle, too, before a slow machine has hydrated the page and asked for the figures.
    await expect(page.getByText(serverInfo.loading)).toBeHidden();
    // Whoever points at something is using the page, and all of it is at work.
    await page.mouse.move(1, 1);
    await untilTakenOver(page.getByRole('contentinfo'));
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
