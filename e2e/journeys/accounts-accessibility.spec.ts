import { AccountPages } from '../pages/account-pages';
import { UsersDesk } from '../pages/users-desk';
import { newAccount } from '../support/accounts';
import { expectNoFindings } from '../support/axe';
import { ADMIN } from '../support/site';
import { expect, test } from '../support/test';

/** Every page of an account and of admins, but the applications, which are looked at with some in them elsewhere. */
const deskPaths = [
  '/admin',
  '/admin/users',
  '/admin/messages',
  '/admin/leaderboard',
  '/admin/audit',
  '/user/dashboard',
];
for (const theme of ['Light', 'Dark'] as const)
  for (const width of [390, 1440])
    test(`account and admin pages have no accessibility findings at ${String(width)} px (${theme})`, async ({
      page,
      frame,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const pages = new AccountPages(page);
      await page.goto('/login');
      await frame.chooseTheme(theme);
      await pages.signInButton.click();
      await expect(page.getByText('Password is required')).toBeVisible();
      await expectNoFindings(page);
      await pages.fillIn(ADMIN);
      await expect(page).toHaveURL('/admin');
      for (const path of deskPaths) {
        await page.goto(path);
        await expect(page.getByText(/^(Loading|CHECKING)/)).toHaveCount(0);
        await expectNoFindings(page);
      }
    });

test('account and admin pages lose nothing at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await new AccountPages(page).signIn(ADMIN);
  await expect(page).toHaveURL('/admin');
  for (const path of deskPaths) {
    await page.goto(path);
    await expect(page.getByText(/^(Loading|CHECKING)/)).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});

test('the dialogs of the users desk and of the dashboard have no accessibility findings', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const account = newAccount();
  const desk = new UsersDesk(page);
  await new AccountPages(page).signIn(ADMIN);
  await expect(page).toHaveURL('/admin');
  await page.goto('/admin/users');
  await desk.create(account);
  for (const task of ['Edit', 'Reset password', 'End sessions', 'Delete'] as const) {
    await desk.choose(account.username, task);
    await expectNoFindings(page);
    await page.keyboard.press('Escape');
  }
  await page.goto('/user/dashboard');
  for (const name of ['Sign out everywhere', 'Delete my account']) {
    await page.getByRole('button', { name }).click();
    await expectNoFindings(page);
    await page.keyboard.press('Escape');
  }
});
