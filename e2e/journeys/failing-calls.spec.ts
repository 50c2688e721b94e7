import { pages } from '#network/pages';
import { untilTakenOver } from '../support/hydration';
import { expectNoShifts, hasLoaded, watchShifts } from '../support/layout-shifts';
import { expect, test } from '../support/test';

const { home, serverInfo, leaderboard, vote, news, events, support, team } = pages;

test.use({ viewport: { width: 320, height: 900 } });

for (const { path } of [home, serverInfo, leaderboard, vote, news, events, support, team])
  test(`nothing on ${path} jumps on a narrow phone while no call is answered`, async ({ page, problems }) => {
    await page.route('**/api/**', (route) => route.abort());
    await watchShifts(page);
    await page.goto(path);
    await hasLoaded(page);
    await untilTakenOver(page.getByRole('main'));
    await hasLoaded(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoShifts(page);
    // Each page may say what it could not get, which other journeys look at.
    problems.length = 0;
  });
