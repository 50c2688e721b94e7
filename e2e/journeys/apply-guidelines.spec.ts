import { guidelinesPage } from '#messages/applications/guidelines';
import { landingPage } from '#messages/applications/landing';
import { guidelines as written } from '#network/guidelines';
import { landing } from '#network/landing';
import { pages } from '#network/pages';
import { ApplyForm } from '../pages/apply-form';
import { GuidelinesPage } from '../pages/guidelines-page';
import { expectNoFindings } from '../support/axe';
import { untilHydrated } from '../support/elements';
import { expect, test as base } from '../support/test';

const HOUR_MS = 3_600_000;
const titleOf = (page: 'guidelines' | 'form') => String(landing.cards[page]?.title);
const NOON = new Date('2025-05-25T12:00:00Z');

const test = base.extend<{ guidelines: GuidelinesPage; form: ApplyForm }>({
  guidelines: async ({ page }, use) => {
    await use(new GuidelinesPage(page));
  },
  form: async ({ page }, use) => {
    await use(new ApplyForm(page));
  },
});

test('85 % of the way unlock the form, and a reload keeps it', async ({ page, guidelines, form }) => {
  await guidelines.open();
  await expect(guidelines.keepReading).toBeVisible();
  await expect(guidelines.bar).toContainText(guidelinesPage.bar.unread);
  await expect(guidelines.proceed).toBeDisabled();

  await guidelines.scrollTo(83);
  await expect(guidelines.progress).toHaveAttribute('aria-valuenow', '83');
  await expect(guidelines.bar).toContainText('83%');
  await expect(guidelines.proceed).toBeDisabled();

  await guidelines.scrollTo(85);
  await expect(guidelines.done).toBeVisible();
  await expect(guidelines.progress).toHaveAttribute('aria-valuenow', '100');
  await expect(guidelines.keepReading).toHaveCount(0);
  await expect(guidelines.said).toHaveText(guidelinesPage.bar.announcement);

  await page.reload();
  await expect(guidelines.done).toBeVisible();
  await expect(guidelines.progress).toHaveAttribute('aria-valuenow', '100');
  await guidelines.proceed.click();
  await expect(page).toHaveURL(/\/apply\/form$/);
  await form.isReady();
  await expect(form.guidelinesLink).toHaveCount(0);

  await page.goBack();
  await expect(guidelines.done).toBeVisible();
  await page.goForward();
  await form.isReady();
  await expect(form.guidelinesLink).toHaveCount(0);
});

test('the way up from the end of the form does not count as reading', async ({ page, guidelines, form }) => {
  await form.open();
  await form.choose('Staff');
  await guidelines.scrollTo(100);
  await form.guidelinesLink.evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL(/\/apply\/guidelines$/);
  await expect(guidelines.progress).toHaveAttribute('aria-valuenow', '0');
  await expect(guidelines.proceed).toBeDisabled();
});

test('reading in one tab unlocks the form in the other', async ({ context, guidelines }) => {
  const form = new ApplyForm(await context.newPage());
  await form.open();
  await expect(form.guidelinesLink).toBeVisible();
  await expect(form.submit).toBeDisabled();
  await guidelines.open();
  await guidelines.scrollTo(100);
  await expect(guidelines.done).toBeVisible();
  await expect(form.guidelinesLink).toHaveCount(0);
  await expect(form.submit).toBeEnabled();
});

test('after 24 hours the guidelines are read again, from the top', async ({ page, guidelines }) => {
  await page.clock.install({ time: NOON });
  await guidelines.open();
  await guidelines.scrollTo(100);
  await expect(guidelines.done).toBeVisible();
  await page.clock.fastForward(24 * HOUR_MS - 60_000);
  await expect(guidelines.done).toBeVisible();

  await page.clock.fastForward(60_000);
  await expect(guidelines.keepReading).toBeVisible();
  await expect(guidelines.proceed).toBeDisabled();
  await expect(guidelines.progress).toHaveAttribute('aria-valuenow', '0');

  await guidelines.scrollTo(90);
  await expect(guidelines.done).toBeVisible();
});

test('whoever comes back too late starts at the top, also where the browser remembers the end', async ({
  page,
  guidelines,
}) => {
  await page.clock.install({ time: NOON });
  await guidelines.open();
  await guidelines.scrollTo(100);
  await expect(guidelines.done).toBeVisible();
  await page.clock.setSystemTime(new Date(NOON.getTime() + 25 * HOUR_MS));
  await page.reload();
  await expect(guidelines.keepReading).toBeVisible();
  await expect(guidelines.progress).toHaveAttribute('aria-valuenow', '0');
  await expect(guidelines.proceed).toBeDisabled();
  await untilHydrated(guidelines.bar);
  await guidelines.scrollTo(85);
  await expect(guidelines.done).toBeVisible();
});

test('a visit within the 24 hours begins at 100 %', async ({ guidelines }) => {
  await guidelines.haveRead(23 * HOUR_MS);
  await guidelines.open();
  await expect(guidelines.done).toBeVisible();
  await expect(guidelines.progress).toHaveAttribute('aria-valuenow', '100');
  await expect(guidelines.keepReading).toHaveCount(0);
});

test('a window that shows the whole page has nothing to unlock', async ({ page, guidelines }) => {
  await guidelines.open();
  await expect(guidelines.proceed).toBeDisabled();
  await page.setViewportSize({ width: 1440, height: 9_000 });
  await expect(guidelines.done).toBeVisible();
});

test('the keyboard alone reads and goes on', async ({ page, guidelines, form }) => {
  await guidelines.open();
  await page.keyboard.press('End');
  await expect(guidelines.done).toBeVisible();
  await guidelines.goBack.focus();
  await page.keyboard.press('Tab');
  await expect(guidelines.proceed).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/apply\/form$/);
  await form.isReady();
});

test('nothing that the keyboard comes to is hidden behind a bar', async ({ page, guidelines, frame }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await guidelines.open();
  await page.getByRole('main').getByRole('link', { name: guidelinesPage.backLabel }).focus();
  const isCovered = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused) return true;
      const { left, top, width, height } = focused.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return !(hit && (focused.contains(hit) || hit.contains(focused)));
    });
  const last = frame.footer.getByRole('link').last();
  for (let stops = 0; stops < 60; stops += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(isCovered).toBe(false);
    if (await last.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(last).toBeFocused();
});

test('the end of the page stands above the bar', async ({ page, guidelines, frame }) => {
  await guidelines.open();
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    // Sections that come into view on the way may turn out higher than estimated.
    const beyondBar = async () => {
      await guidelines.scrollTo(100);
      const [footer, bar] = [await frame.footer.boundingBox(), await guidelines.bar.boundingBox()];
      expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(700);
      return (footer?.y ?? 0) + (footer?.height ?? 0) - (bar?.y ?? 0);
    };
    // Scroll positions are whole pixels, but the height of a page may not be.
    await expect.poll(beyondBar).toBeLessThan(1.5);
  }
});

test('nothing moves when the notice changes', async ({ page, guidelines }) => {
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/apply');
    await page.evaluate(() => localStorage.clear());
    await guidelines.open();
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await guidelines.scrollTo(100);
    await expect(guidelines.done).toBeVisible();
    expect([width, await height()]).toEqual([width, before]);
    // The page persists its state when it unloads, which must not affect the next round.
    await page.goto('about:blank');
  }
});

test('each opening of the guidelines and the form is one view', async ({ page, guidelines, form }) => {
  const views = (id: 'guidelines' | 'form') => page.getByRole('article', { name: titleOf(id) });
  await page.goto('/apply');
  await expect(views('guidelines')).toContainText(`0 ${landingPage.views.many}`);
  await page.getByRole('link', { name: titleOf('guidelines') }).click();
  await expect(guidelines.keepReading).toBeVisible();
  await guidelines.haveCountedViews(1);
  await guidelines.goBack.click();
  await expect(views('guidelines')).toContainText(`1 ${landingPage.views.one}`);
  await page.getByRole('link', { name: titleOf('form') }).click();
  await expect(form.heading).toHaveText(pages.applyForm.title);
  await form.isReady();
  await guidelines.open();
  await guidelines.haveCountedViews(2);
  await guidelines.goBack.click();
  await expect(views('guidelines')).toContainText(`2 ${landingPage.views.many}`);
  await expect(views('form')).toContainText(`1 ${landingPage.views.one}`);
});

test('read guidelines have no accessibility findings in either theme', async ({
  page,
  guidelines,
  frame,
}) => {
  await guidelines.open();
  await guidelines.scrollTo(100);
  await expect(guidelines.done).toBeVisible();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const theme of ['Light', 'Dark'] as const) {
      await frame.chooseTheme(theme);
      await expectNoFindings(page);
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the guidelines can be read to the end, and no bar stands in the way', async ({
    page,
    guidelines,
  }) => {
    await page.goto('/apply/guidelines');
    await expect(page.getByRole('heading', { name: String(written.zeroTolerance?.title) })).toBeVisible();
    await expect(page.getByText(guidelinesPage.noScript.title)).toBeVisible();
    await expect(guidelines.bar).toBeHidden();
    await expect(guidelines.progress).toBeHidden();
    await expect(guidelines.keepReading).toBeHidden();
    await page.getByRole('link', { name: guidelinesPage.backLabel }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(landing.title);
  });
});
