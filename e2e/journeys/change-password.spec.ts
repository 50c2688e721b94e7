import { ownAccount } from '#messages/own-account';
import { AccountPages, newAccount } from '../pages/account-pages';
import { hasLoaded } from '../support/layout-shifts';
import { beSignedIn } from '../support/session';
import { ADMIN } from '../support/site';
import { expect, test } from '../support/test';

/** Target address of password managers (W3C, "A Well-Known URL for Changing Passwords"). */
const CHANGE = '/.well-known/change-password';
/** Address that password managers request to learn whether the site returns errors for missing pages. */
const MISSING = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';

test('password managers are redirected, and told the truth of what is not there', async ({ request }) => {
  for (const path of [CHANGE, `${CHANGE}/`]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([
      302,
      '/user/dashboard/security#password',
    ]);
  }
  expect((await request.get(MISSING)).status()).toBe(404);
});

test('the address of password managers leads to the password, after signing in where that is needed', async ({
  page,
}) => {
  const pages = new AccountPages(page);
  const current = page
    .getByRole('region', { name: ownAccount.password.title })
    .getByLabel(ownAccount.details.currentPasswordLabel);
  const account = newAccount();
  await pages.register(account);
  await expect(page).toHaveURL('/user/dashboard');
  await pages.choose('signOut');

  await page.goto(CHANGE);
  await expect(page).toHaveURL('/login');
  await pages.fillIn(account);
  await expect(page).toHaveURL('/user/dashboard/security#password');
  await expect(current).toBeFocused();
  await expect(current).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('an account that is signed in is at its password at once', async ({ page }) => {
    await beSignedIn(page, ADMIN);
    await page.goto(CHANGE);
    await expect(page).toHaveURL('/user/dashboard/security#password');
    const current = page
      .getByRole('region', { name: ownAccount.password.title })
      .getByLabel(ownAccount.details.currentPasswordLabel);
    await expect(current).toBeFocused();
    await hasLoaded(page);
    await expect(current).toBeInViewport();
  });
});
