import type { APIRequestContext, Page } from '@playwright/test';
import { rangeTexts, kindTexts, historyTexts } from '#messages/server-history';
import type { ServerId } from '@/contract/network/servers';
import { type HistoryResponse, HISTORY_STEP_MS } from '@/contract/status-history';
import { OTHER_SERVER, ENTRANCE_SERVER, SERVER_IDS } from '../../test/support/fixtures/tracked-servers';
import { expectNoFindings } from '../support/axe';
import { players } from '../support/players';
import type { Site } from '../support/site';
import { expect, test } from '../support/test';

const HOUR_MS = 3_600_000;

const card = (page: Page) => page.getByRole('region', { name: kindTexts.players.title, exact: true });
const chart = (page: Page) => card(page).locator('canvas');

/**
 * Advances the time until the next run is due, and waits for its data point. A request triggers a missed run once per moment, so
 * a run that a busy machine missed is followed by the next.
 */
const record = async (request: APIRequestContext, site: Site, passed: number) => {
  const latest = async () => {
    const answer = await request.get('/api/status/history?range=24h');
    const { points } = (await answer.json()) as HistoryResponse<ServerId>;
    return points.at(-1)?.at;
  };
  const before = await latest();
  await site.advance(passed - HISTORY_STEP_MS['24h']);
  await expect
    .poll(async () => {
      await site.advance(HISTORY_STEP_MS['24h']);
      return latest();
    })
    .not.toBe(before);
};

test('draws the players of the last hours, tells the figures, and has them as a table', async ({
  page,
  request,
  site,
}) => {
  site.servers[ENTRANCE_SERVER].setPlayers(players(3));
  site.servers[OTHER_SERVER].setPlayers(players(12));
  await record(request, site, 3 * HOUR_MS);
  site.servers[ENTRANCE_SERVER].setPlayers(players(8));
  await record(request, site, HISTORY_STEP_MS['24h']);

  await page.goto('/server-info');
  await card(page).scrollIntoViewIfNeeded();
  await expect(chart(page)).toBeVisible();
  await expect(card(page).getByRole('definition').nth(SERVER_IDS.indexOf(ENTRANCE_SERVER))).toHaveText('8');
  await expect(card(page).getByRole('definition').nth(SERVER_IDS.indexOf(OTHER_SERVER))).toHaveText('12');
  await card(page).getByText(historyTexts.tableLabel).click();
  const newest = card(page).getByRole('row').nth(1);
  await expect(newest.getByRole('cell').nth(SERVER_IDS.indexOf(ENTRANCE_SERVER))).toHaveText('8');
  await expect(newest.getByRole('cell').nth(SERVER_IDS.indexOf(OTHER_SERVER))).toHaveText('12');

  const drawing = () => chart(page).evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const isDrawn = await chart(page).evaluate((canvas: HTMLCanvasElement) =>
    canvas
      .getContext('2d')
      ?.getImageData(0, 0, canvas.width, canvas.height)
      .data.some((value) => value > 0),
  );
  expect(isDrawn).toBe(true);
  const dark = await drawing();
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  await expect.poll(drawing).not.toBe(dark);
});

test('the chart library stays away from those who do not look at the chart', async ({
  page,
  request,
  site,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.setViewportSize({ width: 390, height: 640 });
  await page.goto('/server-info');
  await page.waitForLoadState('networkidle');
  const ofHistory = () => loaded.filter((url) => url.includes('history'));
  expect(ofHistory()).toEqual([]);
  await record(request, site, HOUR_MS);
  await card(page).scrollIntoViewIfNeeded();
  await expect(chart(page)).toBeVisible();
  expect(ofHistory()).not.toEqual([]);
});

test('the chart and its table have no accessibility findings in either theme', async ({
  page,
  request,
  site,
  frame,
}) => {
  await record(request, site, HOUR_MS);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/server-info');
  await card(page).scrollIntoViewIfNeeded();
  await expect(chart(page)).toBeVisible();
  await card(page).getByText(historyTexts.tableLabel).click();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const theme of ['Light', 'Dark'] as const) {
      await frame.chooseTheme(theme);
      await expectNoFindings(page);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('a range is chosen by keyboard, and the page does not jump', async ({ page, request, site }) => {
  await record(request, site, HOUR_MS);
  await page.goto('/server-info');
  await card(page).scrollIntoViewIfNeeded();
  await expect(chart(page)).toBeVisible();
  const height = () => card(page).evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();
  for (const name of [rangeTexts['7d'].short, rangeTexts['90d'].short]) {
    await card(page).getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
    await expect(card(page).getByRole('img')).toHaveAccessibleName(new RegExp(`the last ${name}`));
    expect(await height()).toBe(before);
  }
});

test('a window that narrows does not scroll sideways before the chart has followed', async ({
  page,
  request,
  site,
}) => {
  await record(request, site, HOUR_MS);
  await page.addInitScript(() => {
    window.ResizeObserver = class extends ResizeObserver {
      override observe() {
        // A busy browser reports a new size late; this observer never reports it.
      }
    };
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/server-info');
  await card(page).scrollIntoViewIfNeeded();
  await expect(chart(page)).toBeVisible();
  await page.setViewportSize({ width: 720, height: 450 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(720);
});
