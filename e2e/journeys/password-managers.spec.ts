import { pages, privatePages } from '@/content/pages';
import { AccountPages } from '../pages/account-pages';
import { newAccount } from '../support/accounts';
import { fillSilently, holdScripts } from '../support/extensions';
import { untilTakenOver } from '../support/hydration';
import { ADMIN } from '../support/site';
import { expect, test } from '../support/test';

/** Has an extension at work on a page with a form, before or after the app's scripts have come. */
const moments = {
  before: async (page: AccountPages['page'], path: string, act: () => Promise<void>) => {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await act();
    release();
    await untilTakenOver(page.getByRole('main').locator('form button[type="submit"]'));
  },
  after: async (page: AccountPages['page'], path: string, act: () => Promise<void>) => {
    await page.goto(path);
    await untilTakenOver(page.getByRole('main').locator('form button[type="submit"]'));
    await act();
  },
};

for (const [when, open] of Object.entries(moments)) {
  test(`what a manager fills in silently, ${when} the scripts come, signs in`, async ({ page }) => {
    const account = new AccountPages(page);
    await open(page, pages.login.path, () => fillSilently(page, { ...ADMIN }));
    await expect(account.email).toHaveValue(ADMIN.email);
    await expect(account.password).toHaveValue(ADMIN.password);
    await account.signInButton.click();
    await expect(page).toHaveURL(privatePages.admin.path);
  });

  test(`what a manager fills in silently, ${when} the scripts come, registers`, async ({ page }) => {
    const account = new AccountPages(page);
    await open(page, pages.register.path, () => fillSilently(page, { ...newAccount(), isOldEnough: true }));
    await account.createButton.click();
    await expect(page).toHaveURL(privatePages.dashboard.path);
  });
}
