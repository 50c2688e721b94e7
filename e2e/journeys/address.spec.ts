import type { Locator } from '@playwright/test';
import { copyIp, networkPlayers } from '#messages/connect';
import { identity } from '#network/identity';
import { perServer } from '@/lib/servers';
import { onlineServer, statusResponse } from '../../test/support/fixtures/status-responses';
import { SERVER_IDS } from '../../test/support/fixtures/tracked-servers';
import { readClipboard, setClipboard } from '../support/clipboard';
import { expectNoShifts, hasLoaded, watchShifts } from '../support/layout-shifts';
import { expectLines } from '../support/problems';
import { expect, test } from '../support/test';
import { expectToast } from '../support/toasts';

// The film takes half a core, and is not part of this.
test.use({ reducedMotion: 'reduce' });

const copyIn = (place: Locator) => place.getByRole('button', { name: copyIp.label });
/** The address in place of its button while it says that it was copied. */
const copiedIn = (place: Locator) => place.getByRole('button', { name: copyIp.copiedLabel });

test('a press on the address copies it in the hero, the header and the footer', async ({ page, frame }) => {
  await page.goto('/');
  await setClipboard(page, 'granted');
  const hero = page.getByRole('region').filter({ has: frame.heading });
  for (const place of [hero, frame.header, frame.footer]) {
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await copyIn(place).click();
    await expect(copiedIn(place)).toBeVisible();
    expect(await readClipboard(page)).toBe(identity.address);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('the menu of a phone has the address, too', async ({ page, frame }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/rules');
  await setClipboard(page, 'granted');
  await frame.menuButton.click();
  await copyIn(frame.menu).click();
  await expect(copiedIn(frame.menu)).toBeVisible();
  expect(await readClipboard(page)).toBe(identity.address);
});

test('where the clipboard is denied the address is selected, with a word on what to do', async ({
  page,
  frame,
}) => {
  await page.goto('/');
  await setClipboard(page, 'denied');
  await copyIn(frame.footer).click();
  await expectToast(page, copyIp.failure.title);
  await expect(page.getByText(copyIp.failure.text(identity.address))).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(identity.address);
});

test('the home page says how many play, and moves nothing when it knows', async ({ page }) => {
  const json = statusResponse(perServer(() => onlineServer(1_000)));
  await page.route('**/api/status', (route) => route.fulfill({ json }));
  await page.setViewportSize({ width: 390, height: 844 });
  await watchShifts(page);
  await page.goto('/');
  await expect(page.getByText(`${String(SERVER_IDS.length)},000 players online`)).toBeVisible();
  await hasLoaded(page);
  await expectNoShifts(page);
});

test('a dash stands for the players that could not be counted', async ({ page, problems }) => {
  await page.route('**/api/status', (route) => route.abort());
  await page.goto('/');
  await expectLines(problems, ['The server status could not be fetched: FETCH_ERROR']);
  await expect(page.getByText(networkPlayers.unknown)).toBeAttached();
  await expect(page.getByText('– players online')).toBeVisible();
});
