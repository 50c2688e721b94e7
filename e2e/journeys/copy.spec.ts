import { site as content } from '@/content/site';
import { readClipboard, setClipboard } from '../support/clipboard';
import { expect, test } from '../support/test';

test('the status page copies both addresses and says so', async ({ page, statusPage }) => {
  await statusPage.open();
  await setClipboard(page, 'granted');
  await statusPage.copyButton('Server IP').click();
  await expect(statusPage.toast('Server IP copied to clipboard')).toBeVisible();
  expect(await readClipboard(page)).toBe(content.address);

  await statusPage.copyButton('Backup IP').click();
  await expect(statusPage.toast('Backup IP copied to clipboard')).toBeVisible();
  expect(await readClipboard(page)).toBe(content.backupAddress);
});

test('a denied clipboard leads to the address itself', async ({ page, statusPage }) => {
  await statusPage.open();
  await setClipboard(page, 'denied');
  await statusPage.copyButton('Server IP').click();
  await expect(statusPage.toast('Failed to copy IP')).toBeVisible();
  await expect(page.getByText('Please copy the address manually')).toBeVisible();
  await expect(statusPage.connect).toContainText(content.address);
});
