import { backupDesk as words } from '@/content/backup-desk';
import { newAccount } from '../support/accounts';
import { expectNoFindings } from '../support/axe';
import { beSignedIn, bearer, csrf } from '../support/session';
import { ADMIN } from '../support/site';
import { expect, test } from '../support/test';

test('an admin makes a backup, fetches it, and brings it back by the keyboard alone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await beSignedIn(page, ADMIN);
  await page.goto('/admin/backups');
  await page.getByRole('button', { name: words.make }).click();
  await expect(page.getByText(words.made)).toBeVisible();
  const first = page.getByRole('listitem').filter({ hasText: words.kinds.hand.label }).first();

  const late = newAccount();
  const headers = await csrf(page.request);
  const registered = await page.request.post('/api/auth/register', { headers, data: late });
  expect(registered.status()).toBe(201);

  const download = page.waitForEvent('download');
  await first.getByRole('button', { name: words.download }).click();
  await page.getByRole('dialog').getByLabel('Your password').fill(ADMIN.password);
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toMatch(/\.backup$/);

  await first.getByRole('button', { name: words.restore }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(words.ask.text);
  await expectNoFindings(page);
  await dialog.getByRole('button', { name: words.ask.confirm }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.restored)).toBeVisible();
  await expect(page.getByText(words.kinds.restore.label, { exact: true })).toBeVisible();

  const users = await page.request.get(`/api/admin/users?q=${late.username}`, {
    headers: await bearer(page.request, ADMIN),
  });
  expect(await users.json()).toMatchObject({ users: [] });
});
