import { leaderboardTexts } from '#messages/leaderboard';
import { serverCardTexts, serverInfo } from '#messages/server-info';
import { votePage } from '#messages/vote-page';
import { voteSites } from '#network/voting';
import { ServerStatusPage } from '../pages/server-status-page';
import { VotePage } from '../pages/vote-page';
import { footerPaths } from '../support/menu';
import { publicPaths } from '../support/routes';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

test('every page shows its content without JavaScript, and its links work', async ({ page, frame }) => {
  for (const path of publicPaths)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(frame.heading).toBeVisible();
      await expect(page.getByRole('main')).not.toBeEmpty();
      const column = frame.footer.getByRole('navigation').first();
      await column.getByRole('link').first().click();
      await expect(page).toHaveURL(new RegExp(`${String(footerPaths[0])}/?$`));
      await expect(frame.heading).toBeVisible();
    });
});

test('the menu of a phone stands open without JavaScript', async ({ page, frame }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(frame.menu.getByRole('link').first()).toBeVisible();
});

test('the vote page leads to its sites without JavaScript', async ({ page }) => {
  await page.goto('/vote');
  for (const site of voteSites)
    await expect(
      new VotePage(page).card(site).getByRole('link', { name: votePage.sites.voteLabel }),
    ).toHaveAttribute('href', site.url);
});

test('the prerendered status page claims nothing of the servers', async ({ page }) => {
  const statusPage = new ServerStatusPage(page);
  await statusPage.open();
  await expect(statusPage.status).toHaveText(['Unknown', serverCardTexts.noAnswer]);
  await expect(
    page.getByText(/^(LIVE|ONLINE|OFFLINE|MAINTENANCE|Online|All systems operational)$/),
  ).toHaveCount(0);
});

test('pages that live data fills say that they need JavaScript, and do not seem to load', async ({
  page,
}) => {
  for (const path of ['/leaderboard', '/server-info', '/admin', '/user/dashboard'])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByText(/needs? JavaScript/)).toBeVisible();
      for (const loading of [/^Loading .*\.\.\.$/, leaderboardTexts.loading, serverInfo.loading])
        await expect(page.getByText(loading).filter({ visible: true })).toHaveCount(0);
    });
});
