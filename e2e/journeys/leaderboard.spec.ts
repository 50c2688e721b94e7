import { readFile } from 'node:fs/promises';
import { leaderboardTexts } from '#messages/leaderboard';
import { leaderboardDesk } from '#messages/leaderboard-desk';
import { leaderboardSearch } from '#messages/leaderboard-parts';
import { leaderboards } from '#network/leaderboards';
import { LEADERBOARD_REFRESH_MS } from '@/contract/leaderboard';
import { rankTitle } from '@/features/leaderboards/rank-title';
import { counted } from '@/lib/plural';
import { leaderboardPlayer, rankedPlayers } from '../../test/support/fixtures/leaderboard-responses';
import { LeaderboardPage } from '../pages/leaderboard-page';
import { UsersDesk } from '../pages/users-desk';
import { expectNoFindings } from '../support/axe';
import { beginSeason } from '../support/leaderboard';
import { modeTitle } from '../support/modes';
import { expectLines } from '../support/problems';
import { beSignedIn } from '../support/session';
import { ADMIN, startSite } from '../support/site';
import { expect, test } from '../support/test';

test('shows samples until a game server has sent figures, and says that they are samples', async ({
  page,
}) => {
  // A separate site, because other journeys push players to theirs.
  const site = await startSite();
  const leaderboard = new LeaderboardPage(page);
  await page.goto(`${site.url}/leaderboard`);
  await expect(page.getByText(leaderboardTexts.sample.label).first()).toBeVisible();
  await expect(leaderboard.steps.nth(2)).toContainText(/\d,\d{3}/);
  await expect(leaderboard.rows).toHaveCount(2);

  await leaderboard.search('notch');
  await expect(leaderboard.places('Notch')).toHaveCount(5);
  await expect(leaderboard.finder).toContainText(leaderboardTexts.sample.label);
  await expect(leaderboard.finder).toContainText(counted(leaderboardSearch.amongSamples, 5, String));
  await expectNoFindings(page);
  await page.close();
  await site.stop();
});

test('ranks the players that were pushed: podium, rows, metrics and modes', async ({
  page,
  request,
  frame,
}) => {
  const twelve = Array.from({ length: 12 }, (_, index) =>
    leaderboardPlayer(index + 1, {
      kills: 12_000 - 1_000 * index,
      playtime: index + 0.9,
      level: 81 - index,
    }),
  );
  await beginSeason(request, 'pvp', twelve);
  await beginSeason(request, 'lifesteal', [leaderboardPlayer(50, { kills: 5, deaths: 2, playtime: 3000 })]);
  const leaderboard = new LeaderboardPage(page);
  await leaderboard.open();
  await expect(frame.heading).toHaveText(leaderboards.title);
  await expect(page.getByText(leaderboards.subtitle)).toBeVisible();
  await expect(leaderboard.steps.nth(0)).toContainText('player1');
  await expect(leaderboard.steps.nth(0)).toContainText(rankTitle('pvp', 81, 1)?.title ?? '');
  await expect(leaderboard.steps.nth(0)).toContainText('Level 81');
  await expect(leaderboard.steps.nth(0)).toContainText('12,000');
  await expect(leaderboard.rows).toHaveCount(7);
  await expect(leaderboard.rows.last()).toContainText('player10');
  await expect(leaderboard.rows.last()).toContainText(`[${rankTitle('pvp', 72, 10)?.title ?? ''}]`);
  await expect(page.getByText(leaderboardTexts.sample.label)).toHaveCount(0);

  const boxes = await Promise.all([0, 1, 2].map((step) => leaderboard.steps.nth(step).boundingBox()));
  const [first, second, third] = boxes.map((box) => box?.x ?? NaN);
  expect(second).toBeLessThan(first ?? NaN);
  expect(first).toBeLessThan(third ?? NaN);

  await leaderboard.metric('playtime').click();
  await expect(leaderboard.steps.nth(0)).toContainText('player12');
  await expect(leaderboard.steps.nth(0)).toContainText('11h');
  await leaderboard.metric('kdr').click();
  await expect(leaderboard.steps.nth(0)).toContainText('12,000.00');

  await leaderboard.tab('pvp').focus();
  await page.keyboard.press('ArrowRight');
  await expect(leaderboard.tab('lifesteal')).toHaveAttribute('aria-selected', 'true');
  await expect(leaderboard.steps.nth(0)).toContainText('player50');
  await expect(leaderboard.steps.nth(0)).toContainText('2.50');
  await expect(leaderboard.steps.nth(1)).toContainText(leaderboardTexts.free);
});

test('a push reaches an open page with the next refresh', async ({ page, request, site }) => {
  await beginSeason(request, 'pvp', [leaderboardPlayer(1, { kills: 7 })]);
  await page.clock.install();
  const leaderboard = new LeaderboardPage(page);
  await leaderboard.open();
  await expect(leaderboard.steps.first()).toContainText('player1');
  await beginSeason(request, 'pvp', [leaderboardPlayer(2, { kills: 8 })]);
  await site.advance(LEADERBOARD_REFRESH_MS);
  await page.clock.runFor(LEADERBOARD_REFRESH_MS);
  await expect(leaderboard.steps.first()).toContainText('player2');
});

test('shows and logs once that a board cannot be had, and recovers by itself', async ({
  page,
  request,
  problems,
}) => {
  await beginSeason(request, 'pvp', rankedPlayers(3));
  await page.clock.install();
  await page.route('**/api/leaderboard?*', (route) => route.abort());
  const leaderboard = new LeaderboardPage(page);
  await leaderboard.open();
  const alert = page.getByRole('alert').filter({ hasText: leaderboardTexts.unavailable });
  await expect(alert).toBeVisible();
  const failed = page.waitForEvent('requestfailed');
  await page.clock.runFor(LEADERBOARD_REFRESH_MS);
  await failed;
  // The next half minute starts at the end of this attempt.
  await expect(alert.getByRole('button')).not.toHaveAttribute('aria-busy');
  await page.unroute('**/api/leaderboard?*');
  await page.clock.runFor(LEADERBOARD_REFRESH_MS);
  await expect(leaderboard.steps.first()).toContainText('player1');
  await expectLines(problems, ['The leaderboard of pvp could not be fetched: FETCH_ERROR']);
});

test('a player finds the own place, in whatever case the name is typed', async ({ page, request }) => {
  await beginSeason(request, 'pvp', rankedPlayers(30));
  const leaderboard = new LeaderboardPage(page);
  await leaderboard.open();
  await leaderboard.search('PLAYER25');
  await expect(leaderboard.places('player25').first()).toContainText('#25');
  await expect(leaderboard.finder).toContainText('among 30 players');
  await leaderboard.search('nobody_at_all');
  await expect(leaderboard.finder).toContainText(
    `${leaderboardSearch.missing.before}nobody_at_all${leaderboardSearch.missing.after(modeTitle('pvp'))}`,
  );
});

test('names of other alphabets and the largest numbers fit on a phone', async ({ page, request }) => {
  const trillion = 10 ** 12;
  const names = ['Ωmega_the_1st_of', '.BedrockPlayer16', 'Алексей_Петрович', 'WWWWWWWWWWWWWWWW'];
  const players = names.map((username, index) =>
    leaderboardPlayer(index + 1, { username, kills: trillion - index, blocksBreaked: trillion }),
  );
  await beginSeason(request, 'pvp', players);
  await page.setViewportSize({ width: 320, height: 640 });
  const leaderboard = new LeaderboardPage(page);
  await leaderboard.open();
  await expect(leaderboard.steps.first()).toContainText('1,000,000,000,000');
  await leaderboard.search('Алексей_Петрович');
  await expect(leaderboard.places('Алексей_Петрович').first()).toContainText('#3');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('has no accessibility findings with players, a found one and an empty mode, in either theme', async ({
  page,
  request,
  frame,
}) => {
  await beginSeason(request, 'pvp', rankedPlayers(10));
  await beginSeason(request, 'lifesteal', []);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const leaderboard = new LeaderboardPage(page);
  await leaderboard.open();
  await leaderboard.search('player7');
  await expect(leaderboard.places('player7')).toHaveCount(5);
  for (const mode of ['pvp', 'lifesteal'] as const) {
    await leaderboard.tab(mode).click();
    await expect(leaderboard.tab(mode)).toHaveAttribute('aria-selected', 'true');
    for (const theme of ['Light', 'Dark'] as const) {
      await frame.chooseTheme(theme);
      await expectNoFindings(page);
    }
  }
});

test('an admin removes a cheater and starts a new season, and keeps the old one as a file', async ({
  page,
  request,
}) => {
  await beginSeason(request, 'lifesteal', rankedPlayers(4));
  await beSignedIn(page, ADMIN);
  await page.goto('/admin/leaderboard');
  const desk = page.getByRole('region', { name: modeTitle('lifesteal') });
  await expect(desk).toContainText('Players4');

  await desk.getByLabel(leaderboardSearch.name).fill('player1');
  await desk.getByLabel(leaderboardSearch.name).press('Enter');
  await desk.getByRole('button', { name: 'Remove player1' }).click();
  await expectNoFindings(page);
  await page.getByRole('dialog').getByRole('button', { name: leaderboardDesk.removal.ask.confirm }).click();
  await expect(page.getByText(`player1 removed from ${modeTitle('lifesteal')}`)).toBeVisible();
  await expect(desk).toContainText('Players3');

  await desk.getByRole('button', { name: leaderboardDesk.season.start }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: leaderboardDesk.season.ask.confirm }).click();
  await new UsersDesk(page).confirm(ADMIN.password);
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^leaderboard-lifesteal-\d{4}-\d\d-\d\d\.json$/);
  const season: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(season).toEqual({ mode: 'lifesteal', players: rankedPlayers(4).slice(1) });
  await expect(desk).toContainText(leaderboardDesk.season.ended.title);

  const leaderboard = new LeaderboardPage(page);
  await leaderboard.open('?mode=lifesteal');
  await expect(page.getByText(leaderboardTexts.empty.title)).toBeVisible();
});
