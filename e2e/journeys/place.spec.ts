import type { Locator } from '@playwright/test';
import { applyLink, footerColumns, mainLinks, moreMenu } from '@/content/navigation';
import { pages } from '@/content/pages';
import { hasBar, picturesOf } from '../support/pixels';
import { expect, test } from '../support/test';

const moreLinks = moreMenu.links.flatMap((link) => ('path' in link ? [link.path] : []));
const places = new Set<string>([
  ...[...mainLinks, ...footerColumns.flatMap(({ links }) => links), applyLink].map(({ path }) => path),
  ...moreLinks,
  pages.login.path,
  pages.applyGuidelines.path,
  pages.applyForm.path,
]);

const leadsTo = (here: string, path: string | null) =>
  path !== null && (path === here || (path !== '/' && here.startsWith(`${path}/`)));

interface Part {
  name: string;
  path: string | null;
  box: { x: number; y: number; width: number; height: number };
}

/** Links and buttons that can be seen, but the logo, which is a picture. */
const partsOf = (parts: Locator): Promise<Part[]> =>
  parts.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility() && !element.hasAttribute('aria-label'))
      .map((element) => ({
        name: element.textContent,
        path: element.getAttribute('href'),
        box: element.getBoundingClientRect().toJSON() as Part['box'],
      })),
  );

for (const [device, size] of [
  ['phone', { width: 390, height: 1400 }],
  ['desktop', { width: 1440, height: 900 }],
] as const)
  test.describe(device, () => {
    test.use({ viewport: size, reducedMotion: 'reduce' });

    for (const here of places)
      test(`on ${here} a block stands at the links to it, and at no others`, async ({ page, frame }) => {
        /** Names of those parts that carry a block, and of those that should. */
        const compare = async (locator: Locator) => {
          const parts = await partsOf(locator);
          const pictures = await picturesOf(
            page,
            parts.map(({ box }) => box),
          );
          const isWithin = moreLinks.some((path) => leadsTo(here, path));
          expect(parts.filter((_part, index) => pictures[index] && hasBar(pictures[index]))).toEqual(
            parts.filter(({ name, path }) =>
              path === null ? name === moreMenu.label && isWithin : leadsTo(here, path),
            ),
          );
          return parts.length;
        };
        const look = async () => {
          await (device === 'phone' ? frame.menuButton : frame.moreButton).click();
          expect(await compare(frame.header.locator('a, button[aria-controls]'))).toBeGreaterThan(10);
          await page.keyboard.press('Escape');
          await frame.footer.scrollIntoViewIfNeeded();
          expect(await compare(frame.footer.locator('nav a'))).toBe(12);
        };

        await page.goto(here);
        for (const theme of ['Dark', 'Light'] as const) {
          await frame.chooseTheme(theme);
          await look();
        }
        await page.emulateMedia({ forcedColors: 'active' });
        await look();
      });
  });

test('what a block says is said to screen readers, too', async ({ page, frame }) => {
  await page.goto('/apply/form');
  await expect(frame.link(applyLink.label)).toHaveAttribute('aria-current', 'page');
  await expect(frame.moreButton).not.toHaveAttribute('aria-current');
  await page.goto('/rules');
  await expect(frame.moreButton).toHaveAttribute('aria-current', 'true');
  await expect(frame.footer.locator('[aria-current]')).toHaveText('Rules');
  await frame.moreButton.click();
  await expect(frame.link('Rules')).toHaveAttribute('aria-current', 'page');
});
