import type { Page } from '@playwright/test';
import { reading } from '#messages/reading';
import { privacy } from '#network/legal/privacy';
import { pages } from '#network/pages';
import { hasLoaded } from '../support/layout-shifts';
import { expect, test } from '../support/test';

/** A section in the middle, because the last ones may be too short to scroll to the top. */
const section = privacy.sections[Math.floor(privacy.sections.length / 2)] ?? { id: '', title: '' };

/** Records each scroll position; call it before a page's first script. */
const watchScrolling = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const places: number[] = [];
    Object.assign(window, { places });
    document.addEventListener('scroll', () => places.push(Math.round(scrollY)));
  });

/** Returns the recorded positions and clears them. */
const takePlaces = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { places: number[] }).places.splice(0));

const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** Resolves once scrolling has stopped. */
const hasArrived = async (page: Page, isThere: () => Promise<unknown>) => {
  await isThere();
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let last = NaN;
        const look = () => {
          if (scrollY === last) resolve();
          else {
            last = scrollY;
            requestAnimationFrame(() => requestAnimationFrame(look));
          }
        };
        look();
      }),
  );
};

const heading = (page: Page) => page.getByRole('heading', { name: section.title });

/** Follows the link to the section in the table of contents. */
const goToSection = async (page: Page) => {
  await page
    .getByRole('navigation', { name: reading.contents })
    .getByRole('link', { name: section.title })
    .click();
  await hasArrived(page, () => expect(heading(page)).toBeInViewport());
};

test.describe('for visitors who like motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('a page that is opened at a part of it is there at once', async ({ page }) => {
    await watchScrolling(page);
    await page.goto(`${pages.privacy.path}#${section.id}`);
    await hasLoaded(page);
    await expect(heading(page)).toBeInViewport();
    expect(new Set(await takePlaces(page)).size).toBe(1);
  });

  test('so is one that they come back to, while a link to a part of it scrolls there', async ({ page }) => {
    await watchScrolling(page);
    await page.goto(pages.privacy.path);
    await hasLoaded(page);
    await goToSection(page);
    expect((await takePlaces(page)).length).toBeGreaterThan(2);
    const before = await scrolled(page);

    await page.getByRole('contentinfo').getByRole('link', { name: pages.rules.title }).first().click();
    await hasArrived(page, () => expect.poll(() => scrolled(page)).toBe(0));
    expect((await takePlaces(page)).length).toBeGreaterThan(2);

    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(before);
    expect(await takePlaces(page)).toEqual([before]);
  });
});

test.describe('for visitors who want less motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('a link to a part of a page leads there at once', async ({ page }) => {
    await watchScrolling(page);
    await page.goto(pages.privacy.path);
    await hasLoaded(page);
    await goToSection(page);
    expect(await takePlaces(page)).toEqual([await scrolled(page)]);
  });
});
