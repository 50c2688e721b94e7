import { factorRefusals } from '#messages/account-refusals';
import { secondFactor } from '#messages/second-factor';
import { secondStep } from '#messages/second-step';
import { codeOf } from '../../test/support/server/totp-code';
import { AccountPages, newAccount } from '../pages/account-pages';
import { SecondFactor } from '../pages/second-factor';
import { plugInAuthenticator } from '../support/authenticator';
import { expectNoFindings } from '../support/axe';
import { setClipboard } from '../support/clipboard';
import { expectLines } from '../support/problems';
import { beSignedIn, clockAhead } from '../support/session';
import { ADMIN } from '../support/site';
import { expect, test } from '../support/test';

const { card, codes, passkeys, reminder, remove } = secondFactor;
const PERIOD_MS = 30_000;

test('a passkey is added on the dashboard, signs in without a password, and is removed', async ({
  page,
  problems,
}) => {
  const account = newAccount();
  const pages = new AccountPages(page);
  const factor = new SecondFactor(page);
  const device = await plugInAuthenticator(page);
  await pages.register(account);
  await factor.open();
  await factor.addPasskey('Laptop', account.password);
  await expect(factor.codesTitle).toBeFocused();
  expect(await factor.recoveryCodes()).toHaveLength(10);
  await factor.keptButton.click();
  await expect(factor.passkeys.getByRole('listitem')).toContainText(['Laptop']);
  await expect(factor.passkeys.getByRole('listitem')).toContainText([passkeys.neverUsed]);

  await pages.choose('signOut');
  await expect(page).toHaveURL('/login');
  await device.verifyOwner(false);
  await factor.passkeyButton.click();
  await expect(page.getByRole('alert')).toContainText(secondStep.notUsed);
  await device.verifyOwner(true);
  await factor.passkeyButton.click();
  await expect(page).toHaveURL('/user/dashboard');
  await factor.open();
  await expect(factor.passkeys.getByRole('listitem')).toContainText([passkeys.lastUsed('')]);

  await factor.passkeys.getByRole('button', { name: 'Remove Laptop' }).click();
  // The passkey has just confirmed this session.
  await page.getByRole('dialog').getByRole('button', { name: passkeys.removeLabel }).click();
  await expect(factor.passkeys).toContainText(passkeys.none);
  await pages.choose('signOut');
  await expect(page).toHaveURL('/login');
  await factor.passkeyButton.click();
  await expect(page.getByRole('alert')).toContainText(factorRefusals.unknownPasskey);
  await expectLines(problems, ['Sign-in failed: status 401']);
});

test('an app is set up, signs in and is removed by the keyboard alone, and codes paste', async ({
  page,
  site,
  problems,
}) => {
  // Offset of the functions' clock, which journeys advance.
  let ahead = 0;
  const goOn = async () => {
    await site.advance(PERIOD_MS);
    ahead += PERIOD_MS;
  };
  const account = newAccount();
  const pages = new AccountPages(page);
  const factor = new SecondFactor(page);
  await setClipboard(page, 'granted');
  const paste = async (text: string) => {
    await page.evaluate((given) => navigator.clipboard.writeText(given), text);
    await page.keyboard.press('ControlOrMeta+V');
    await page.keyboard.press('Enter');
  };
  const spaced = (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)} `;
  await pages.register(account);
  await expect(page).toHaveURL('/user/dashboard');
  ahead = await clockAhead(page.request, account);

  await factor.open();
  await factor.setUpButton.focus();
  await page.keyboard.press('Enter');
  await factor.confirm(account.password);
  await expect(factor.code).toBeFocused();
  await expect(factor.qrCode).toBeVisible();
  const key = await factor.key();
  const codeNow = () => codeOf(key, Date.now() + ahead);
  await paste(spaced(codeNow()));
  await expect(factor.codesTitle).toBeFocused();
  const [recovery = ''] = await factor.recoveryCodes();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(factor.keptButton).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(factor.twoStep).toContainText(card.isSet);

  await pages.choose('signOut');
  await expect(page).toHaveURL('/login');
  await goOn();
  const halfIn = async () => {
    await pages.email.focus();
    await page.keyboard.type(account.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(account.password);
    await page.keyboard.press('Enter');
    await expect(factor.signInCode).toBeFocused();
  };
  await halfIn();
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This code is wrong')).toBeVisible();
  await expect(factor.signInCode).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await paste(spaced(codeNow()));
  await expect(page).toHaveURL('/user/dashboard');
  await expectLines(problems, ['Sign-in failed: status 401']);

  await pages.choose('signOut');
  await expect(page).toHaveURL('/login');
  await halfIn();
  await page.getByRole('button', { name: secondStep.useRecovery }).focus();
  await page.keyboard.press('Enter');
  await expect(factor.recoveryCode).toBeFocused();
  await paste(recovery);
  await expect(page).toHaveURL('/user/dashboard');
  await factor.open();
  await expect(factor.twoStep).toContainText(card.codesLeft(9));

  await factor.twoStep.getByRole('button', { name: card.removeLabel }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: remove.confirmLabel }).focus();
  await page.keyboard.press('Enter');
  await expect(factor.setUpButton).toBeVisible();
});

test('what asks for a second factor has no accessibility findings in either theme', async ({
  page,
  frame,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const account = newAccount();
  const pages = new AccountPages(page);
  const factor = new SecondFactor(page);
  const lookAround = async () => {
    for (const theme of ['Light', 'Dark'] as const) {
      await frame.chooseTheme(theme);
      await expectNoFindings(page);
    }
  };
  await plugInAuthenticator(page);
  await pages.register(account);
  await expect(page).toHaveURL('/user/dashboard');
  const ahead = await clockAhead(page.request, account);
  await factor.open();
  await factor.setUpButton.click();
  await factor.confirm(account.password);
  await expect(factor.qrCode).toBeVisible();
  await factor.addPasskeyButton.click();
  await expect(factor.passkeyName).toBeVisible();
  await lookAround();
  await factor.code.fill(codeOf(await factor.key(), Date.now() + ahead));
  await page.keyboard.press('Enter');
  await expect(factor.codesTitle).toBeFocused();
  await lookAround();
  await pages.choose('signOut');
  await pages.fillIn(account);
  await expect(factor.signInCode).toBeVisible();
  await expect(factor.passkeyButton).toBeVisible();
  await lookAround();
  await page.getByRole('button', { name: secondStep.useRecovery }).click();
  await expect(factor.recoveryCode).toBeVisible();
  await lookAround();
});

test('an admin without a second factor is reminded, and led to where it is set up', async ({ page }) => {
  await beSignedIn(page, ADMIN);
  await page.goto('/admin');
  await expect(page.getByText(reminder.title)).toBeVisible();
  await page.getByRole('link', { name: reminder.linkLabel }).click();
  await expect(page).toHaveURL('/user/dashboard/security#two-step');
  await expect(page.getByText(codes.title)).toBeHidden();
  await expect(new SecondFactor(page).setUpButton).toBeVisible();
});
