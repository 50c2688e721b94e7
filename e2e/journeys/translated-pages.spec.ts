import { privatePages } from '#network/pages';
import { untilHydrated } from '../support/elements';
import { mainLinks, moreMenu } from '../support/menu';
import { publicPaths } from '../support/routes';
import { beSignedIn } from '../support/session';
import { ADMIN } from '../support/site';
import { expect, test } from '../support/test';
import { alwaysTranslate, bringTranslator, translate, untilTranslated } from '../support/translator';

const APP = /assets\/(main-|vendor\.)/;

for (const path of publicPaths)
  test(`${path} that is translated before the app is there is taken over as it stands`, async ({
    page,
    frame,
  }) => {
    await alwaysTranslate(page);
    await page.route(APP, async (route) => {
      await page.waitForFunction(() => 'isMarked' in window);
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.documentElement.classList.contains('translated-ltr'));
    await untilTranslated(page);
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('header, footer, h1, main, main h2, main input'))
        Object.assign(element, { isPrerendered: true });
      Object.assign(window, { isMarked: true });
    });
    for (const part of [frame.header, frame.heading, frame.footer]) {
      await untilHydrated(part);
      expect(await part.evaluate((element) => 'isPrerendered' in element)).toBe(true);
    }
    await frame.chooseTheme('Light');
    await untilTranslated(page);
    await expect(frame.heading).toBeVisible();
  });

test('each page that is gone to after the translation shows and is translated', async ({ page, frame }) => {
  await bringTranslator(page);
  await page.goto('/');
  await untilHydrated(frame.footer);
  await translate(page);
  for (const path of [...publicPaths, '/nowhere', '/']) {
    await frame.goWithin(path);
    await page.waitForURL((url) => url.pathname === path);
    await expect(frame.heading).toBeVisible();
    await untilTranslated(page);
  }
  await frame.moreButton.click();
  await expect(frame.header.getByRole('navigation', { name: 'Main' }).getByRole('link')).toContainText(
    [...mainLinks, ...moreMenu.links].map(({ label }) => label),
  );
  await page.keyboard.press('Escape');
  for (const theme of ['Light', 'Dark', 'System'] as const) await frame.chooseTheme(theme);
  await expect(frame.heading).toBeVisible();
});

for (const { path } of Object.values(privatePages))
  test(`${path} is translated as it is filled, and stays usable`, async ({ page, frame }) => {
    await beSignedIn(page, ADMIN);
    await alwaysTranslate(page);
    await page.goto(path);
    await expect(frame.heading).toBeVisible();
    await page.waitForLoadState('networkidle');
    await untilTranslated(page);
    // Leaves and returns, which removes everything and renders it again.
    await frame.goWithin('/rules');
    await page.waitForURL('/rules');
    await untilTranslated(page);
    await frame.goWithin(path);
    await page.waitForURL(path);
    await page.waitForLoadState('networkidle');
    await expect(frame.heading).toBeVisible();
    await untilTranslated(page);
  });
