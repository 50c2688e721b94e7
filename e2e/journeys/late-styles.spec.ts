import { questions } from '#network/faq';
import { pages } from '#network/pages';
import { ApplyForm } from '../pages/apply-form';
import { LeaderboardPage } from '../pages/leaderboard-page';
import { untilHydrated } from '../support/elements';
import { lateRules, watchRules } from '../support/late-rules';
import { hasLoaded } from '../support/layout-shifts';
import { mostRestyled } from '../support/restyled';
import { expect, test } from '../support/test';

/** Maximum elements: a question with its answer. The page has several hundred. */
const MOST = 60;

test('what is drawn later leaves the styles of the rest of the page alone', async ({ page }) => {
  await page.goto(pages.support.path);
  await hasLoaded(page);
  const question = page.getByRole('button', { name: questions[0]?.question ?? '' });
  await question.hover();
  await untilHydrated(question);
  const restyled = await mostRestyled(page, async () => {
    await question.click();
    await expect(question).toHaveAttribute('aria-expanded', 'true');
  });
  expect(restyled).toBeGreaterThan(0);
  expect(restyled).toBeLessThan(MOST);
});

test.describe('rules that come with what is drawn later', () => {
  test.beforeEach(({ page }) => watchRules(page));

  test('the connect dialog brings none', async ({ page, connectDialog }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(pages.home.path);
    await hasLoaded(page);
    await lateRules(page);
    await connectDialog.opener.click();
    await expect(connectDialog.root).toBeVisible();
    await hasLoaded(page);
    expect(await lateRules(page)).toEqual([]);
  });

  test('nor does an answer to a question', async ({ page }) => {
    await page.goto(pages.support.path);
    const question = page.getByRole('button', { name: questions[0]?.question ?? '' });
    await untilHydrated(question);
    await hasLoaded(page);
    await lateRules(page);
    await question.click();
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    expect(await lateRules(page)).toEqual([]);
  });

  test('nor do the boards of both modes', async ({ page }) => {
    const leaderboard = new LeaderboardPage(page);
    await leaderboard.open();
    await expect(leaderboard.steps).toHaveCount(3);
    await expect(leaderboard.rows).not.toHaveCount(0);
    await leaderboard.tab('lifesteal').click();
    await expect(leaderboard.tab('lifesteal')).toHaveAttribute('aria-selected', 'true');
    await expect(leaderboard.rows).not.toHaveCount(0);
    await hasLoaded(page);
    expect(await lateRules(page)).toEqual([]);
  });

  test('nor do the questions of the application form', async ({ page }) => {
    const form = new ApplyForm(page);
    await form.haveRead();
    await page.goto(pages.applyForm.path);
    await form.isReady();
    await lateRules(page);
    await form.position.selectOption('Builder');
    await expect(form.field('In-game name')).toBeVisible();
    expect(await lateRules(page)).toEqual([]);
  });
});

test('every animation is known with the first styles', async ({ page }) => {
  const leaderboard = new LeaderboardPage(page);
  await leaderboard.open();
  await expect(leaderboard.steps).toHaveCount(3);
  await expect(leaderboard.rows).not.toHaveCount(0);
  const late = await page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ href }) => href === null)
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
