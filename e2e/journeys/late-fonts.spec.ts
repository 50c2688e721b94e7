import { pages } from '@/content/pages';
import { hasLoaded, layoutShift, watchShifts } from '../support/layout-shifts';
import { expect, test } from '../support/test';

/** Of the display face, whose letters take the place of the stand-in's whenever they come. */
const DISPLAY = '600 16px "Pixelify Sans Variable"';
/** Cumulative Layout Shift; what search engines call good is ten times as much. */
const MOST = 0.01;

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
      release();
      await hasLoaded(page);
      expect(await hasDisplay()).toBe(true);
      expect(await layoutShift(page)).toBeLessThanOrEqual(MOST);
    });
