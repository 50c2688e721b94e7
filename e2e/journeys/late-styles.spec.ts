import { faqColumns } from '@/content/faq';
import { pages } from '@/content/pages';
import { LeaderboardPage } from '../pages/leaderboard-page';
import { untilTakenOver } from '../support/hydration';
import { hasLoaded } from '../support/layout-shifts';
import { mostRestyled } from '../support/restyled';
import { expect, test } from '../support/test';

/** An answer with its question; the page has some hundred elements. */
const MOST = 60;

test('what is drawn later leaves the styles of the rest of the page alone', async ({ page }) => {
  await page.goto(pages.support.path);
  await hasLoaded(page);
  const question = page.getByRole('button', { name: faqColumns[0][0]?.question ?? '' });
  await question.hover();
  await untilTakenOver(question);
  const restyled = await mostRestyled(page, async () => {
    await question.click();
    await expect(question).toHaveAttribute('aria-expanded', 'true');
  });
  expect(restyled).toBeGreaterThan(0);
  expect(restyled).toBeLessThan(MOST);
});

test('every animation is known with the first styles', async ({ page }) => {
  const leaderboard = new LeaderboardPage(page);
  await leaderboard.open();
  await expect(leaderboard.steps).toHaveCount(3);
  await expect(leaderboard.rows).not.toHaveCount(0);
  const late = await page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ href }) => !href?.includes('/assets/global.'))
      .flatMap(({ cssRules }) => [...cssRules].filter((rule) => rule instanceof CSSKeyframesRule))
      .map(({ name }) => name),
  );
  expect(late).toEqual([]);
});

test('the first late rule needs no copy of the page’s styles', async ({ page }) => {
  await page.goto(pages.home.path);
  await hasLoaded(page);
  const restyled = await mostRestyled(page, () =>
    page.locator('#page-styles').evaluate(({ sheet }: HTMLLinkElement) => {
      sheet?.insertRule('.nothing-has-it { color: red }');
    }),
  );
  expect(restyled).toBeLessThan(MOST);
});
