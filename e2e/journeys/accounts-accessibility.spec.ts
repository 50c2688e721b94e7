import { admin } from '#messages/admin';
import { typedNameLabel } from '#messages/fields';
import { ownAccount } from '#messages/own-account';
import { usersDesk } from '#messages/users-desk';
import { privatePages } from '#network/pages';
import { AccountPages, newAccount } from '../pages/account-pages';
import { UsersDesk } from '../pages/users-desk';
import { expectNoFindings } from '../support/axe';
import { deskPaths } from '../support/routes';
import { beSignedIn } from '../support/session';
import { ADMIN } from '../support/site';
import { expect, test } from '../support/test';

/** Window widths, each with a narrower one that the pages must also fit. */
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
    // The applications have a journey of their own, with content.
    for (const path of deskPaths.filter((one) => one !== privatePages.adminApplications.path))
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
  for (const task of ['edit', 'password', 'sessions', 'delete'] as const) {
    await desk.choose(account.username, task);
    await expectNoFindings(page, 'dialog');
    await page.keyboard.press('Escape');
  }
  await desk.choose(account.username, 'delete');
  await desk.dialog.getByLabel(typedNameLabel(account.username)).fill(account.username);
  await expectNoFindings(page, 'dialog');
  await desk.dialog.getByRole('button', { name: usersDesk.deletion.confirmLabel }).click();
  await expect(page.getByLabel(admin.confirmation.password)).toBeVisible();
  await expectNoFindings(page, 'dialog');
  await page.keyboard.press('Escape');
  for (const [path, name] of [
    [privatePages.dashboardSessions.path, ownAccount.signOutEverywhere.label],
    [privatePages.dashboardData.path, ownAccount.deletion.label],
  ] as const) {
    await page.goto(path);
    await page.getByRole('button', { name }).click();
    await expectNoFindings(page, 'dialog');
    await page.keyboard.press('Escape');
  }
});
