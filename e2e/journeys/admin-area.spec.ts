import { admin } from '#messages/admin';
import { contentDesk } from '#messages/content-desk';
import { usersDesk } from '#messages/users-desk';
import { privatePages } from '#network/pages';
import { expectNoFindings } from '../support/axe';
import { beSignedIn } from '../support/session';
import { ADMIN } from '../support/site';
import { expect, test } from '../support/test';

test.beforeEach(({ page }) => beSignedIn(page, ADMIN));

test('the sidebar leads from desk to desk, and stands beside each', async ({ page }) => {
  await page.goto('/admin');
  const sidebar = page.getByRole('navigation', { name: admin.nav.label });
  for (const { path, title } of [privatePages.adminUsers, privatePages.adminAudit]) {
    await sidebar.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(path);
    await expect(sidebar.getByRole('link', { name: title })).toHaveAttribute('aria-current', 'page');
  }
  await sidebar.getByRole('link', { name: admin.nav.site }).click();
  await expect(page).toHaveURL('/');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the drawer holds the focus, closes on Escape, and leads to a desk', async ({ page }) => {
    await page.goto('/admin/audit');
    const button = page.getByRole('button', { name: admin.nav.label });
    await button.click();
    const drawer = page.getByRole('dialog', { name: admin.nav.label });
    await expect(drawer.getByRole('link')).not.toHaveCount(0);
    await expectNoFindings(page);
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.press('Enter');
    await drawer.getByRole('link', { name: privatePages.adminUsers.title }).press('Enter');
    await expect(page).toHaveURL(privatePages.adminUsers.path);
    await expect(drawer).toHaveCount(0);
  });
});

test('a filter stays on Back and on reload', async ({ page }) => {
  await page.goto('/admin');
  await page.getByRole('main').getByRole('link', { name: admin.counts.admins }).click();
  await expect(page).toHaveURL('/admin/users?role=admin');
  const role = page.getByLabel(usersDesk.filters.role);
  await expect(role).toHaveValue('admin');
  await role.selectOption('editor');
  await expect(page).toHaveURL('/admin/users?role=editor');
  await page.reload();
  await expect(role).toHaveValue('editor');
  await page.goBack();
  await expect(role).toHaveValue('admin');
});

test('Save and Publish of a long story stay in sight', async ({ page }) => {
  await page.goto('/admin/content?tab=news&new=1');
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.focus();
  for (const name of [contentDesk.save, contentDesk.stories.publish])
    await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('ControlOrMeta+s');
  await expect(title).toHaveAttribute('aria-invalid', 'true');
});
