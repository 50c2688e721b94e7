import { accountRefusals } from '#messages/account-refusals';
import { audit } from '#messages/audit';
import { typedNameLabel } from '#messages/fields';
import { sessionEnded } from '#messages/pages';
import { usersDesk } from '#messages/users-desk';
import { privatePages } from '#network/pages';
import { AccountPages, newAccount } from '../pages/account-pages';
import { UsersDesk } from '../pages/users-desk';
import { expectLines } from '../support/problems';
import { beSignedIn } from '../support/session';
import { ADMIN } from '../support/site';
import { expect, test } from '../support/test';

test('a visitor registers, comes back, signs out in one tab and is out in the other @firefox', async ({
  page,
  context,
}) => {
  const account = newAccount();
  const pages = new AccountPages(page);
  await pages.register(account);
  await expect(page).toHaveURL('/user/dashboard');
  await expect(pages.profile).toContainText(account.email);

  await page.reload();
  await expect(pages.profile).toContainText(account.username);

  const second = await context.newPage();
  await second.goto('/rules');
  const secondPages = new AccountPages(second);
  await expect(secondPages.menuButton).toBeVisible();
  await pages.choose('signOut');
  await expect(page).toHaveURL('/login');
  await expect(secondPages.signInLink).toBeVisible();
  await expect(second).toHaveURL('/rules');

  await pages.fillIn({ ...account, email: account.email.toUpperCase() });
  await expect(page).toHaveURL('/user/dashboard');
  await expect(secondPages.menuButton).toBeVisible();
});

test('a wrong password and a taken name are told where they are, and logged @firefox', async ({
  page,
  problems,
}) => {
  const account = newAccount();
  const pages = new AccountPages(page);
  await pages.register(account);
  await expect(page).toHaveURL('/user/dashboard');
  await pages.choose('signOut');
  await pages.fillIn({ ...account, password: 'another one' });
  await expect(page.getByRole('alert')).toContainText('Sign-in failed');
  await pages.register({ ...newAccount(), username: account.username.toUpperCase() });
  await expect(page.getByText(accountRefusals.taken.username)).toBeVisible();
  await expect(pages.username).toBeFocused();
  await expectLines(problems, ['Sign-in failed: status 401', 'Registration failed: status 409']);
});

test('a user who types /admin is led away; a visitor signs in first and comes back @firefox', async ({
  page,
}) => {
  const account = newAccount();
  const pages = new AccountPages(page);
  const response = await page.goto('/user/dashboard');
  expect(response?.status()).toBe(200);
  await expect(page).toHaveURL('/login');
  await pages.register(account);
  await expect(page).toHaveURL('/user/dashboard');
  for (const path of ['/admin', '/admin/users', '/admin/messages', '/admin/audit']) {
    await page.goto(path);
    await expect(page).toHaveURL('/user/dashboard');
    await expect(pages.profile).toBeVisible();
  }
  await page.goto('/login');
  await expect(page).toHaveURL('/user/dashboard');
});

test('an admin creates, finds, edits and deletes a user, and the audit log tells @firefox', async ({
  page,
}) => {
  const account = newAccount();
  const pages = new AccountPages(page);
  const desk = new UsersDesk(page);
  await page.goto('/admin/users');
  await expect(page).toHaveURL('/login');
  await pages.fillIn(ADMIN);
  await expect(page).toHaveURL('/admin/users');

  await desk.create(account);
  await desk.search.fill(account.username.toUpperCase());
  await expect(desk.row(account.username)).toContainText(account.email);
  await desk.choose(account.username, 'edit');
  const renamed = `${account.username}_2`;
  await desk.dialog.getByLabel('Username').fill(renamed);
  await desk.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(desk.row(renamed)).toBeVisible();
  await expect(desk.dialog).toHaveCount(0);
  await desk.choose(renamed, 'delete');
  await desk.dialog.getByLabel(typedNameLabel(renamed)).fill(renamed);
  await desk.dialog.getByRole('button', { name: usersDesk.deletion.confirmLabel }).click();
  await desk.confirm(ADMIN.password);
  await expect(desk.row(renamed)).toBeHidden();

  await page.getByRole('link', { name: privatePages.adminAudit.title }).click();
  const log = page.getByRole('list', { name: audit.label });
  await expect(log).toContainText(`created ${audit.deletedAccount}`);
  await expect(log).toContainText(audit.accounts.username);
  await expect(log).toContainText(`deleted ${audit.accounts.deleted}`);
  await expect(log).not.toContainText(account.username);
});

test('a session that an admin ends leads its user to sign in again, and back @firefox', async ({
  page,
  browser,
}) => {
  const account = newAccount();
  const pages = new AccountPages(page);
  await pages.register(account);
  await expect(page).toHaveURL('/user/dashboard');

  const office = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const adminPage = await office.newPage();
  await beSignedIn(adminPage, ADMIN);
  await adminPage.goto('/admin/users');
  const desk = new UsersDesk(adminPage);
  await desk.choose(account.username, 'sessions');
  await desk.dialog.getByRole('button', { name: usersDesk.sessions.confirmLabel }).click();
  await expect(desk.dialog).toHaveCount(0);
  await office.close();

  await page.reload();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(sessionEnded.title)).toBeVisible();
  await pages.fillIn(account);
  await expect(page).toHaveURL('/user/dashboard');
});

test('the keyboard alone signs in, opens the account menu and signs out @firefox', async ({ page }) => {
  await page.goto('/login');
  const pages = new AccountPages(page);
  await pages.email.focus();
  await page.keyboard.type(ADMIN.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(ADMIN.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin');
  // React receives no keys while the browser changes pages.
  await expect(page.getByRole('heading', { name: privatePages.admin.title, level: 1 })).toBeVisible();
  await pages.menuButton.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
});
