import { copyIp } from '#messages/connect';
import { identity } from '#network/identity';
import { readClipboard, setClipboard } from '../support/clipboard';
import { expect, test } from '../support/test';
import { expectToast } from '../support/toasts';

test('the status page copies both addresses and says so', async ({ page, statusPage }) => {
  await statusPage.open();
  await setClipboard(page, 'granted');
  await statusPage.copyButton('Server IP').click();
  await expectToast(page, copyIp.addressCopied('Server IP'));
  expect(await readClipboard(page)).toBe(identity.address);

  await statusPage.copyButton('Backup IP').click();
  await expectToast(page, copyIp.addressCopied('Backup IP'));
  expect(await readClipboard(page)).toBe(identity.addresses[1]?.address);
});

test('a denied clipboard leads to the address itself', async ({ page, statusPage }) => {
  await statusPage.open();
  await setClipboard(page, 'denied');
  await statusPage.copyButton('Server IP').click();
  await expectToast(page, copyIp.failure.title);
  await expect(page.getByText(copyIp.failure.text(identity.address))).toBeVisible();
  await expect(statusPage.connect).toContainText(identity.address);
});

test('what a copy says stands at the bottom right for three seconds', async ({ page, statusPage }) => {
  await statusPage.open();
  await setClipboard(page, 'granted');
  await statusPage.copyButton('Server IP').click();
  const toast = page.getByRole('status').filter({ hasText: copyIp.addressCopied('Server IP') });
  await expect(toast).toBeVisible();
  const { x = 0, y = 0, width = 0, height = 0 } = (await toast.boundingBox()) ?? {};
  const screen = page.viewportSize();
  expect(Number(screen?.width) - x - width).toBeLessThan(48);
  expect(Number(screen?.height) - y - height).toBeLessThan(48);
  const duration = await page.evaluate(() => {
    const time = document
      .getAnimations()
      .find((animation) => animation instanceof CSSAnimation && animation.animationName === 'run-out');
    const { duration } = time?.effect?.getComputedTiming() ?? {};
    time?.finish();
    return duration;
  });
  expect(duration).toBe(3_000);
  await expect(toast).toBeHidden();
});
