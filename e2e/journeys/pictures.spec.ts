import { hasLoaded } from '../support/layout-shifts';
import { expect, test } from '../support/test';

/** Maximum weight of all pictures on the home page, in bytes, by screen. */
const screens = [
  { width: 390, density: 2, most: 150_000 },
  { width: 1440, density: 1, most: 125_000 },
];
/** Maximum ratio of a picture's size to its box. The smallest file also serves rows on high-density screens. */
const TOO_LARGE = 2.1;

for (const { width, density, most } of screens)
  test.describe(`on a screen of ${String(width)} px`, () => {
    test.use({ viewport: { width, height: 900 }, deviceScaleFactor: density, reducedMotion: 'reduce' });

    test('the home page loads its pictures when they come near, in the size that is shown', async ({
      page,
    }) => {
      const sizes = new Map<string, number>();
      page.on('response', async (response) => {
        const { pathname } = new URL(response.url());
        if (pathname.startsWith('/media/')) sizes.set(pathname, (await response.body()).length);
      });
      await page.goto('/');
      await hasLoaded(page);
      const pictures = page.getByRole('main').locator('picture img');
      const count = await pictures.count();
      expect(sizes.size).toBeLessThan(count);
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
        const shown = await picture.evaluate((image: HTMLImageElement) => {
          const { width: across, height: down } = image.getBoundingClientRect();
          const ratio = image.naturalWidth / image.naturalHeight;
          return { file: image.currentSrc, needed: Math.max(across, down * ratio), has: image.naturalWidth };
        });
        expect(shown.file).toMatch(/\.avif$/);
        expect(shown.has / (shown.needed * density), shown.file).toBeLessThan(TOO_LARGE);
      }
      const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
      expect(total).toBeLessThan(most);
    });
  });
