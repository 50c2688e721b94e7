import { admin } from '#messages/admin';
import { backupDesk as texts } from '#messages/backup-desk';
import type { BackupsResponse, BackupWorkResponse } from '@/contract/backups';
import { newAccount } from '../pages/account-pages';
import { expectNoFindings } from '../support/axe';
import { beSignedIn, bearer, csrf } from '../support/session';
import { ADMIN } from '../support/site';
import { expect, test } from '../support/test';

test('an admin makes a backup, fetches it, and brings it back by the keyboard alone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await beSignedIn(page, ADMIN);
  await page.goto('/admin/backups');
  await page.getByRole('button', { name: texts.make }).click();
  await expect(page.getByText(texts.made)).toBeVisible();
  // The newest is the manual one, or the nightly one if that was in progress.
  const newest = page.getByRole('list', { name: texts.list }).locator('time').first();
  const moment = String(await newest.getAttribute('datetime'));
  const first = page.getByRole('listitem').filter({ has: page.locator(`time[datetime="${moment}"]`) });

  const late = newAccount();
  const headers = await csrf(page.request);
  const registered = await page.request.post('/api/auth/register', { headers, data: late });
  expect(registered.status()).toBe(201);

  const download = page.waitForEvent('download');
  await first.getByRole('button', { name: texts.download }).click();
  await page.getByRole('dialog').getByLabel(admin.confirmation.password).fill(ADMIN.password);
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toMatch(/\.backup$/);

  await first.getByRole('button', { name: texts.restore }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(texts.ask.text);
  await expectNoFindings(page);
  await dialog.getByRole('textbox').focus();
  await page.keyboard.type(String(await newest.textContent()));
  await expectNoFindings(page);
  await dialog.getByRole('button', { name: texts.ask.confirm }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(texts.restored)).toBeVisible();
  await expect(page.getByText(texts.kinds.restore.label, { exact: true })).toBeVisible();

  const users = await page.request.get(`/api/admin/users?q=${late.username}`, {
    headers: await bearer(page.request, ADMIN),
  });
  expect(await users.json()).toMatchObject({ users: [] });
});

test('an admin who asks for a backup while another one is being made gets that one', async ({ page }) => {
  const headers = { ...(await bearer(page.request, ADMIN)), ...(await csrf(page.request)) };
  const make = async (): Promise<BackupWorkResponse> =>
    (await page.request.post('/api/admin/backups', { headers })).json();
  const idsByHand = async () => {
    const { backups }: BackupsResponse = await (
      await page.request.get('/api/admin/backups', { headers })
    ).json();
    return backups.filter(({ kind }) => kind === 'hand').map(({ id }) => id);
  };
  let other: BackupWorkResponse | undefined;
  await expect(async () => {
    other = await make();
    expect(other.phase).toBe('done');
  }).toPass();
  const before = await idsByHand();

  await beSignedIn(page, ADMIN);
  // The first call arrives while the other admin's call is in progress. Later calls name the work that they joined.
  await page.route('**/api/admin/backups', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ json: { ...other, phase: 'waiting' } })
      : route.continue(),
  );
  await page.goto('/admin/backups');
  await page.getByRole('button', { name: texts.make }).click();
  await expect(page.getByText(texts.made)).toBeVisible();
  expect(await idsByHand()).toEqual(before);
});
