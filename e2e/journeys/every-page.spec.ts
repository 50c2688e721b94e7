import { pages } from '#network/pages';
import { expectNoFindings, expectReadableColors } from '../support/axe';
import { expectNoShifts, hasLoaded, watchShifts } from '../support/layout-shifts';
import { expectBlocksAtLinks } from '../support/place-blocks';
import { publicPaths } from '../support/routes';
import { expect, test } from '../support/test';

/** Devices, each with its narrowest window: that of the smallest phone, and of a desktop at 200 % zoom. */
const DEVICES = [
  { device: 'phone', size: { width: 390, height: 1400 }, narrow: { width: 320, height: 640 } },
  { device: 'desktop', size: { width: 1440, height: 900 }, narrow: { width: 720, height: 450 } },
] as const;

for (const { device, size, narrow } of DEVICES)
  test.describe(device, () => {
    test.use({ viewport: { width: size.width, height: 900 } });

    for (const path of publicPaths)
      test(`${path} loads, reads, leads and fits as promised`, async ({ page, site, frame }) => {
        await test.step('nothing jumps while it loads', async () => {
          await watchShifts(page);
          await page.goto(path);
          await hasLoaded(page);
          await expectNoShifts(page);
        });

        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize(size);
        await test.step('no accessibility findings', () => expectNoFindings(page));
        await test.step('a block stands at the links to it, and at no others', () =>
          expectBlocksAtLinks(page, path));

        await frame.chooseTheme('Light');
        await test.step('its colors are readable in the light theme', () => expectReadableColors(page));
        await page.evaluate(() => window.scrollTo(0, 0));

        await test.step('external links open in a new tab without an opener', async () => {
          const links = await page
            .locator('a[href^="http"]')
            .evaluateAll((anchors) => anchors.map((anchor) => anchor.outerHTML.slice(0, 300)));
          for (const link of links.filter((html) => !html.includes(site.url))) {
            expect(link).toContain('target="_blank"');
            expect(link).toMatch(/rel="[^"]*noopener/);
          }
        });

        await test.step(`nothing is lost at ${String(narrow.width)} px`, async () => {
          await page.setViewportSize(narrow);
          const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(scrollWidth).toBeLessThanOrEqual(narrow.width);
        });
      });

    // Pages draw the block alike. These are a page in the header, one in its menu, and one below a linked page.
    for (const path of [pages.store.path, pages.rules.path, pages.applyForm.path])
      test(`a block stands at the links to ${path} in the light theme and in forced colors, too`, async ({
        page,
        frame,
      }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize(size);
        await page.goto(path);
        await frame.chooseTheme('Light');
        await expectBlocksAtLinks(page, path);
        await page.evaluate(() => window.scrollTo(0, 0));
        await page.emulateMedia({ forcedColors: 'active' });
        await expectBlocksAtLinks(page, path);
      });
  });
