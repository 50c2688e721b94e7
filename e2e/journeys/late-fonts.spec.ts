import { fontFamilies } from '#network/fonts';
import { pages } from '#network/pages';
import { systemFontFiles, systemFontNames } from '../../test/support/fixtures/font-files';
import { hasLoaded, layoutShift, watchShifts } from '../support/layout-shifts';
import { drawnWith, loadedFamilies, test } from '../support/system-font';
import { expect } from '../support/test';

const [title = '', text = ''] = [fontFamilies.title, fontFamilies.text].map((list) => list.split("'")[1]);
/** Display font, which replaces its fallback whenever it arrives. */
const DISPLAY = `600 16px "${title}"`;
/** Maximum Cumulative Layout Shift. Search engines rate ten times as much as good. */
const MOST = 0.01;

for (const name of systemFontNames)
  test.describe(`where ${name} is the only installed font`, () => {
    // Runs the group in one worker, so that its tests share a browser.
    test.describe.configure({ mode: 'default' });
    test.use({ systemFont: name });

    for (const width of [390, 1440])
      for (const { path } of [pages.home, pages.rules, pages.store, pages.leaderboard])
        test(`nothing jumps on ${path} when its fonts come late (${String(width)} px)`, async ({ page }) => {
          let release = (): void => undefined;
          const released = new Promise<void>((resolve) => (release = resolve));
          await page.route('**/*.woff2', async (route) => {
            await released;
            await route.continue();
          });
          await page.setViewportSize({ width, height: 900 });
          await watchShifts(page);
          await page.goto(path, { waitUntil: 'commit' });
          await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
          const hasDisplay = () => page.evaluate((font) => document.fonts.check(font), DISPLAY);
          expect(await hasDisplay()).toBe(false);
          expect(await drawnWith(page, 'h1')).toEqual([systemFontFiles[name].family]);
          expect(await loadedFamilies(page)).toEqual(
            [text, title].map((family) => `${family} Fallback: ${name}`).toSorted(),
          );
          release();
          await hasLoaded(page);
          expect(await hasDisplay()).toBe(true);
          expect(await layoutShift(page)).toBeLessThanOrEqual(MOST);
        });
  });
