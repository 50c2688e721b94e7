import type { BrowserContext, Page } from '@playwright/test';
import { shop as texts } from '#messages/shop';
import { voteBridge } from '#messages/vote-bridge';
import { pages } from '#network/pages';
import { store } from '#network/store';
import { API_BASE } from '@/contract/paths';
import { type Catalogue, SHOP_PATHS } from '@/contract/shop';
import { expectNoFindings } from '../support/axe';
import { untilHydrated, expectToFit } from '../support/elements';
import { expectNoShifts, hasLoaded, watchShifts } from '../support/layout-shifts';
import { expect, test } from '../support/test';

const PATHS = { catalogue: `${API_BASE}${SHOP_PATHS.catalogue}`, checkout: `${API_BASE}${SHOP_PATHS.checkout}` };
const [section] = store.sections;
const [item] = section?.items ?? [];
const PARCELS = 'Odd parcels';

const cardOf = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const purchaseOf = (page: Page, name: string) => cardOf(page, name).getByRole('link');
const buyer = (page: Page) => page.getByRole('region', { name: texts.buyer.title });

/** Presses a package's button, and returns the tab that opens. */
const buy = async (context: BrowserContext, press: () => Promise<void>): Promise<Page> => {
  const opened = context.waitForEvent('page');
  await press();
  return opened;
};

const open = async (page: Page): Promise<void> => {
  await page.goto(pages.store.path);
  await untilHydrated(buyer(page).getByRole('button'));
};

// The walk of networks starts a shop for one of them.
if (process.env['TEBEX_TOKEN']) {
  if (!section || !item) throw new Error('The network sells something');
  test.use({ reducedMotion: 'reduce' });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the shop’s packages read, with their prices and links, and say how old they are', async ({ page }) => {
      await page.goto(pages.store.path);
      for (const { title, items } of store.sections) {
        const region = page.getByRole('region', { name: title, exact: true });
        for (const { title: name, benefits } of items) {
          const card = region.getByRole('article', { name, exact: true });
          await expect(card.getByRole('listitem')).toHaveText(benefits);
          await expect(card.getByRole('link')).toHaveAttribute('href', process.env['TEBEX_URL'] + '/');
        }
      }
      await expect(page.getByText(/Prices as of/)).toBeVisible();
      await expect(buyer(page)).toBeHidden();
      const parcel = cardOf(page, '<b>Parcel</b> of a stranger');
      await expect(parcel.locator('b, img, script')).toHaveCount(0);
    });
  });

  test('it hydrates without a shift, a foreign script or a second answer, and its pictures load', async ({ page }) => {
    await watchShifts(page);
    let asked = 0;
    page.on('request', (request) => (asked += Number(new URL(request.url()).pathname === PATHS.catalogue)));
    await open(page);
    await hasLoaded(page);
    expect(asked).toBe(1);
    await expectNoShifts(page);
    const picture = cardOf(page, item.title).locator('img');
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const broken = cardOf(page, 'Parcel without its picture');
    await broken.scrollIntoViewIfNeeded();
    await expect(broken.locator('img')).toHaveCount(0);
    await expect(broken.locator('svg').first()).toBeVisible();
  });

  test('a purchase asks for the name once, and opens the checkout for the player in a tab of its own', async ({
    page,
    context,
  }) => {
    await open(page);
    await purchaseOf(page, item.title).click();
    const dialog = page.getByRole('dialog', { name: texts.name.title });
    const field = dialog.getByLabel(voteBridge.voter.label);
    await expect(field).toBeFocused();
    await expectNoFindings(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(purchaseOf(page, item.title)).toBeFocused();

    await page.keyboard.press('Enter');
    await field.fill('Steve');
    const first = await buy(context, () => page.keyboard.press('Enter'));
    await expect(first.getByRole('heading', { name: 'Steve’s basket' })).toBeVisible();
    expect(await first.evaluate(() => window.opener as unknown)).toBeNull();
    await first.close();
    await expect(buyer(page)).toContainText(texts.buyer.for('Steve'));

    await page.reload();
    await expect(buyer(page)).toContainText(texts.buyer.for('Steve'));
    const second = await buy(context, () => purchaseOf(page, 'Monthly pass').click());
    await expect(second.getByRole('heading', { name: 'Steve’s basket' })).toBeVisible();
  });

  test('a shop that does not answer the purchase is said, with its own page', async ({ page }) => {
    await page.route(`**${PATHS.checkout}`, (route) =>
      route.fulfill({
        status: 503,
        json: { error: { code: 'shop_unavailable', message: 'No.', fields: { shop: 'https://shop.example.org/' } } },
      }),
    );
    await open(page);
    await buyer(page).getByRole('button').click();
    await page.getByLabel(voteBridge.voter.label).fill('Steve');
    await page.keyboard.press('Enter');
    await purchaseOf(page, item.title).click();
    const dialog = page.getByRole('dialog', { name: texts.checkout.failedTitle });
    await expect(dialog.getByRole('link', { name: texts.checkout.shop })).toHaveAttribute(
      'href',
      'https://shop.example.org/',
    );
    await expectNoFindings(page);
    await dialog.getByRole('button', { name: texts.checkout.again }).click();
    await expect(dialog).toBeVisible();
  });

  test('prices that are old say so, and the network’s own data stands in for a shop that is gone', async ({ page }) => {
    let answer: { status: number; json: unknown } = { status: 503, json: {} };
    await page.route(`**${PATHS.catalogue}`, async (route) => {
      if (answer.status !== 200) return route.fulfill(answer);
      const known = (await (await route.fetch()).json()) as Catalogue;
      return route.fulfill({ json: { ...known, stale: true, fetchedAt: '2026-05-25T10:15:00Z' } });
    });
    await page.goto(pages.store.path);
    await expect(page.getByRole('region', { name: PARCELS })).toHaveCount(0);
    await expect(page.getByRole('region', { name: section.title })).toBeVisible();
    answer = { status: 200, json: {} };
    await page.reload();
    await expect(page.getByText(/Prices as of .*10:15/)).toBeVisible();
    await page.setViewportSize({ width: 320, height: 800 });
    await expectToFit(page);
    await expectNoFindings(page);
  });
}
