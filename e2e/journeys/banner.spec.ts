import { footerNotes } from '#messages/frame';
import { banner as texts } from '#messages/published';
import { pages, privatePages } from '#network/pages';
import type { ContentResponse } from '@/contract/content';
import { contentResponse } from '../../test/support/fixtures/content-responses';
import { expectNoFindings } from '../support/axe';
import { contentCalls } from '../support/content-calls';
import { expectNoShifts, hasLoaded, watchShifts } from '../support/layout-shifts';
import { servePublished } from '../support/published';
import { expect, test } from '../support/test';

const TEXT = 'The season ends on Sunday: empty your chests before the world is made anew.';
const contentWith = (changes: Partial<NonNullable<ContentResponse['banner']>> = {}) =>
  contentResponse({ banner: { text: TEXT, href: null, tone: 'info', until: null, ...changes } });

for (const width of [320, 390, 1440])
  for (const path of ['/', '/login', '/apply/guidelines'])
    test(`the banner moves nothing on ${path} and covers nothing at its end (${String(width)} px)`, async ({
      page,
      frame,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await watchShifts(page);
      await servePublished(page, contentWith());
      await page.goto(path);
      const strip = page.getByRole('region', { name: texts.label });
      await expect(strip).toBeVisible();
      await hasLoaded(page);
      await expectNoShifts(page);
      const foot = page.getByRole('link', { name: footerNotes.licenses });
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const [link, box] = [await foot.boundingBox(), await strip.boundingBox()];
      expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await expect(frame.footer).toBeVisible();
    });

for (const width of [390, 1440])
  test(`the banner has no accessibility findings in either theme (${String(width)} px)`, async ({
    page,
    frame,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    for (const tone of ['info', 'good', 'warning'] as const) {
      await page.unrouteAll({ behavior: 'wait' });
      await servePublished(page, contentWith({ tone, href: pages.rules.path }));
      await page.goto(pages.team.path);
      await expect(page.getByRole('region', { name: texts.label })).toBeVisible();
      for (const theme of ['Light', 'Dark'] as const) {
        await frame.chooseTheme(theme);
        await expectNoFindings(page);
      }
    }
  });

test('the keyboard comes to it first, its link leads on within the site, and it stays until it is dismissed', async ({
  page,
  context,
}) => {
  await servePublished(page, contentWith({ href: pages.rules.path }));
  await page.goto(pages.team.path);
  const strip = page.getByRole('region', { name: texts.label });
  const link = strip.getByRole('link', { name: TEXT });
  await expect(link).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(pages.rules.path);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  await expect(strip).toBeVisible();

  const other = await context.newPage();
  await servePublished(other, contentWith({ href: pages.rules.path }));
  await other.goto('/');
  await expect(other.getByRole('region', { name: texts.label })).toBeVisible();
  await strip.getByRole('button', { name: texts.dismiss }).click();
  await expect(strip).toBeHidden();
  await expect(other.getByRole('region', { name: texts.label })).toBeHidden();

  const answered = page.waitForResponse('**/api/content');
  await page.reload();
  await answered;
  await hasLoaded(page);
  await expect(strip).toBeHidden();
});

test('an editor puts it up on every page, and takes it down', async ({ page, site }) => {
  const editor = await contentCalls(page.request);
  const takeDown = await editor.putUp({ text: TEXT, tone: 'good', href: null, until: null });
  try {
    await site.advance(31_000);
    for (const path of [pages.rules.path, privatePages.forgot.path]) {
      await page.goto(path);
      await expect(page.getByRole('region', { name: texts.label })).toHaveText(TEXT);
    }
  } finally {
    await takeDown();
  }
  await site.advance(31_000);
  await page.goto(pages.team.path);
  await hasLoaded(page);
  await expect(page.getByRole('region', { name: texts.label })).toBeHidden();
});
