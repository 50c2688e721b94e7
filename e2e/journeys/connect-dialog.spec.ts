import { connectDialog as texts, copyIp } from '#messages/connect';
import { promises } from '#network/connect';
import { identity } from '#network/identity';
import { ENTRANCE_SERVER, OTHER_SERVER } from '../../test/support/fixtures/tracked-servers';
import { readClipboard, setClipboard } from '../support/clipboard';
import { nextStatus } from '../support/next-status';
import { players } from '../support/players';
import { expectLines } from '../support/problems';
import { expect, test } from '../support/test';
import { expectToast } from '../support/toasts';

// The film behind the dialog takes half a core, and is not part of this test.
test.use({ reducedMotion: 'reduce' });

test.beforeEach(async ({ site }) => {
  for (const server of Object.values(site.servers)) server.setPlayers(players(0));
  site.servers[ENTRANCE_SERVER].setPlayers(players(3));
  site.servers[OTHER_SERVER].setPlayers(players(4));
  await site.advance(3_600_000);
});

test('shows the entrance, the steps and the features', async ({ connectDialog }) => {
  await connectDialog.open();
  await expect(connectDialog.root).toContainText(texts.online);
  await expect(connectDialog.copyButton).toBeFocused();
  await expect(connectDialog.figure(texts.playersLabel)).toHaveText('7');
  for (const { title, text } of texts.steps) {
    await expect(connectDialog.root).toContainText(title);
    await expect(connectDialog.root).toContainText(text);
  }
  await expect(connectDialog.root).toContainText(/Checked at \d\d:\d\d:\d\d · .*: \d+ ms/);
  await expect(connectDialog.root).toContainText(identity.address);
  await expect(connectDialog.root.getByRole('listitem')).toHaveText(promises.map(({ label }) => label));
});

test('refreshes every 30 seconds while it is open', async ({ page, site, connectDialog }) => {
  await page.clock.install();
  await connectDialog.open();
  await expect(connectDialog.figure(texts.playersLabel)).toHaveText('7');
  site.servers[ENTRANCE_SERVER].setPlayers(players(5));
  await nextStatus({ site, page }, (timeout) =>
    expect(connectDialog.figure(texts.playersLabel)).toHaveText('9', { timeout }),
  );
});

test('copies the address and shows it for three seconds', async ({ page, connectDialog }) => {
  await page.clock.install();
  await connectDialog.open();
  await setClipboard(page, 'granted');
  await connectDialog.copyButton.click();
  await expect(connectDialog.copyButton).toHaveText(copyIp.copiedLabel);
  await expectToast(page, copyIp.success.title);
  expect(await readClipboard(page)).toBe(identity.address);
  await page.clock.runFor(3_000);
  await expect(connectDialog.copyButton).toHaveText(copyIp.label);
});

test('copies the address also where messages cannot be shown', async ({ page, connectDialog }) => {
  await page.route('**/toasts.*.js', (route) => route.abort());
  await connectDialog.open();
  await setClipboard(page, 'granted');
  const failure = page.waitForEvent('requestfailed');
  await connectDialog.copyButton.click();
  await failure;
  await expect(connectDialog.copyButton).toHaveText(copyIp.label);
  expect(await readClipboard(page)).toBe(identity.address);
});

test('locks the page behind it, and gives scroll and focus back', async ({ page, connectDialog }) => {
  await connectDialog.open();
  await expect(connectDialog.root).toBeVisible();
  await page.mouse.move(20, 450);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('Escape');
  await expect(connectDialog.root).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(connectDialog.opener).toBeFocused();
  await page.mouse.wheel(0, 600);
  await page.waitForFunction(() => window.scrollY > 0);
});

test('closes by its button and by a click on the backdrop', async ({ connectDialog }) => {
  await connectDialog.open();
  await connectDialog.closeButton.click();
  await expect(connectDialog.root).toHaveCount(0);
  await connectDialog.opener.click();
  await expect(connectDialog.root).toBeVisible();
  await connectDialog.clickBackdrop();
  await expect(connectDialog.root).toHaveCount(0);
});

test('says that the state is unknown when the status cannot be had, and logs it', async ({
  page,
  connectDialog,
  problems,
}) => {
  await page.route('**/api/status', (route) => route.abort());
  await connectDialog.open();
  await expect(connectDialog.root).toContainText(texts.unknown);
  await expect(connectDialog.root).not.toContainText(texts.offline);
  await expect(connectDialog.figure(texts.playersLabel)).toHaveText('–Unknown');
  await expect(connectDialog.root).toContainText(texts.unchecked);
  await expectLines(problems, ['The server status could not be fetched: FETCH_ERROR']);
});
