import { type Locator, type Page, expect } from '@playwright/test';
import { footer } from '#network/menu';
import { Frame } from '../pages/frame';
import { moreMenu } from './menu';
import { hasBar, picturesOf } from './pixels';

const moreLinks = moreMenu.links.flatMap((link) => ('path' in link ? [link.path] : []));

const leadsTo = (here: string, path: string | null) =>
  path !== null && (path === here || (path !== '/' && here.startsWith(`${path}/`)));

interface Part {
  name: string;
  path: string | null;
  box: { x: number; y: number; width: number; height: number };
}

/** Visible links and buttons, except the logo, which is a picture. */
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

/** Compares the parts that carry a block with the expected ones; returns the number of parts. */
const compare = async (page: Page, here: string, locator: Locator): Promise<number> => {
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

/** Fails if a block is missing at a link of header and footer to the page `here`, or appears at another link. */
export const expectBlocksAtLinks = async (page: Page, here: string): Promise<void> => {
  const frame = new Frame(page);
  const opener = frame.menuButton.or(frame.moreButton).filter({ visible: true });
  await opener.click();
  // A click before the app loads takes effect once it has loaded.
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  expect(await compare(page, here, frame.header.locator('a, button[aria-controls]'))).toBeGreaterThan(10);
  await page.keyboard.press('Escape');
  await frame.footer.scrollIntoViewIfNeeded();
  expect(await compare(page, here, frame.footer.locator('nav a'))).toBe(
    footer.flatMap(({ links }) => links).length,
  );
};
