import { AccountPages } from '../pages/account-pages';
import { UsersDesk } from '../pages/users-desk';
import { newAccount } from '../support/accounts';
import { expectNoFindings } from '../support/axe';
import { beSignedIn } from '../support/session';
import { ADMIN } from '../support/site';
import { expect, test } from '../support/test';

/** Every page of an account and of admins, but the applications, which are looked at with some in them elsewhere. */
const deskPaths = [
  '/admin',
  '/admin/users',
  '/admin/messages',
  '/admin/leaderboard',
  '/admin/votes',
  '/admin/backups',
  '/admin/audit',
  '/user/dashboard',
];
/** Each with the narrowest window that the pages have to fit, if that is another one. */
for (const [width, narrow = width] of [[390, 320], [1440]] as const)
  test(`account and admin pages have no accessibility findings in either theme, and fit, at ${String(width)} px`, async ({
    page,
    frame,
  }) => {
    const lookAround = async () => {
      for (const theme of ['Light', 'Dark'] as const) {
        await frame.chooseTheme(theme);
        await expectNoFindings(page);
      }
    };
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const pages = new AccountPages(page);
    await page.goto('/login');
    await pages.signInButton.click();
    await expect(page.getByText('Password is required')).toBeVisible();
    await lookAround();
    await pages.fillIn(ADMIN);
    await expect(page).toHaveURL('/admin');
    for (const path of deskPaths)
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByText(/^(Loading|CHECKING)/)).toHaveCount(0);
        await lookAround();
        await page.setViewportSize({ width: narrow, height: 640 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(narrow);
        await page.setViewportSize({ width, height: 900 });
      });
  });

test('the dialogs of the users desk and of the dashboard have no accessibility findings', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const account = newAccount();
  const desk = new UsersDesk(page);
  await beSignedIn(page, ADMIN);
  await page.goto('/admin/users');
  await desk.create(account);
  for (const task of ['Edit', 'Reset password', 'End sessions', 'Delete'] as const) {
    await desk.choose(account.username, task);
    await expectNoFindings(page, 'dialog');
    await page.keyboard.press('Escape');
  }
  await desk.choose(account.username, 'Delete');
  await desk.dialog.getByRole('button', { name: 'Delete user' }).click();
  await expect(page.getByLabel('Your password')).toBeVisible();
  await expectNoFindings(page, 'dialog');
  await page.keyboard.press('Escape');
  await page.goto('/user/dashboard');
  for (const name of ['Sign out everywhere', 'Delete my account']) {
    await page.getByRole('button', { name }).click();
    await expectNoFindings(page, 'dialog');
    await page.keyboard.press('Escape');
  }
});
