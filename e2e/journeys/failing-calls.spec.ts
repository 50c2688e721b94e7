import { pages } from '#network/pages';
import { untilHydrated } from '../support/elements';
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
    await untilHydrated(page.getByRole('main'));
    await hasLoaded(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoShifts(page);
    // Pages may log failed requests, which other journeys check.
    problems.length = 0;
  });
