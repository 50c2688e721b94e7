import type { Page } from '@playwright/test';
import { contentDesk } from '#messages/content-desk';
import { ownAccount } from '#messages/own-account';
import { pages, privatePages } from '#network/pages';
import { beSignedIn } from '../support/session';
import { ADMIN } from '../support/site';
import { expect, test } from '../support/test';

/** Returns the tabs that are not fully visible. */
const clipped = (page: Page) =>
  page.getByRole('tab').evaluateAll((tabs) =>
    tabs
      .filter((tab) => {
        const { left, right } = tab.getBoundingClientRect();
        const bar = tab.closest('[role=tablist]')?.getBoundingClientRect();
        return !bar || left < bar.left - 0.5 || right > bar.right + 0.5 || right > innerWidth;
      })
      .map(({ textContent }) => textContent),
  );

for (const width of [320, 390]) {
  test.describe(`at ${String(width)} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('all tabs of a desk are whole, and keys lead to each', async ({ page }) => {
      await beSignedIn(page, ADMIN);
      await page.goto(privatePages.adminContent.path);
      const tabs = page.getByRole('tab');
      await expect(tabs).toHaveText(Object.values(contentDesk.tabs));
      expect(await clipped(page)).toEqual([]);
      await tabs.first().focus();
      await page.keyboard.press('End');
      await expect(tabs.last()).toBeFocused();
      await expect(tabs.last()).toBeInViewport({ ratio: 1 });
      await page.goto(privatePages.adminVotes.path);
      await expect(tabs.first()).toBeVisible();
      expect(await clipped(page)).toEqual([]);
    });

    test('the parts of the dashboard stand in one row, with the current one in view, and keys lead to each', async ({
      page,
    }) => {
      await beSignedIn(page, ADMIN);
      const parts = page.getByRole('navigation', { name: ownAccount.parts.label }).getByRole('link');
      for (const { path } of [privatePages.dashboard, privatePages.dashboardData]) {
        await page.goto(path);
        await expect(parts.and(page.locator('[aria-current]'))).toBeInViewport({ ratio: 1 });
      }
      for (const part of await parts.all()) await expect(part).toBeInViewport({ ratio: 1 });
      const tops = await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
      // Texts of another size or language may not fit.
      await page.setViewportSize({ width: 200, height: 844 });
      await parts.last().focus();
      for (const part of [parts.nth(2), parts.nth(1), parts.first()]) {
        await page.keyboard.press('Shift+Tab');
        await expect(part).toBeFocused();
        await expect(part).toBeInViewport({ ratio: 1 });
      }
    });

    for (const { path } of [pages.leaderboard, pages.versions, pages.requiredMods, pages.rules])
      test(`all tabs of ${path} are whole`, async ({ page }) => {
        await page.goto(path);
        expect(await clipped(page)).toEqual([]);
      });
  });
}
