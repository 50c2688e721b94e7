import type { Locator, Page } from '@playwright/test';
import { applicationForm } from '#messages/applications/form';
import { community } from '#messages/community';
import { playButton } from '#messages/connect';
import { support } from '#network/support';
import { edgeContrast, picturesOf, withSurroundings } from '../support/pixels';
import { expect, test } from '../support/test';

const GRAPHICS = 3;

/** Secondary buttons, one on each background; a card changes its background under the pointer. */
const buttons: Record<string, (page: Page) => Locator> = {
  '/': (page) =>
    page
      .getByRole('main')
      .getByRole('button', { name: playButton.label })
      .or(page.getByRole('main').getByRole('button', { name: playButton.hoverLabel }))
      .first(),
  '/community': (page) => page.getByRole('link', { name: community.forums.view }).first(),
  '/support': (page) => page.getByRole('link', { name: support.questions.viewAll?.label ?? '' }),
  '/versions': (page) => page.getByRole('tabpanel').getByRole('link').nth(1),
  '/server-info': (page) => page.getByRole('button', { name: /^Copy/ }).first(),
  '/apply/form': (page) => page.getByRole('link', { name: applicationForm.guidelines.unread.label }),
};

const edgeOf = async (page: Page, button: Locator): Promise<number> => {
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not drawn');
  const [picture] = await picturesOf(page, [withSurroundings(box)]);
  return picture ? edgeContrast(picture) : 0;
};

for (const [path, find] of Object.entries(buttons))
  test(`a button on ${path} has an edge all around it, at rest and under the pointer, in either theme`, async ({
    page,
    frame,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    for (const theme of ['Dark', 'Light'] as const) {
      await frame.chooseTheme(theme);
      await expect(page.locator('main [inert][aria-busy]')).toHaveCount(0);
      const button = find(page);
      await button.scrollIntoViewIfNeeded();
      await page.mouse.move(0, 0);
      expect(await edgeOf(page, button), `${theme}, at rest`).toBeGreaterThanOrEqual(GRAPHICS);
      await button.hover();
      expect(await edgeOf(page, button), `${theme}, under the pointer`).toBeGreaterThanOrEqual(GRAPHICS);
    }
  });
