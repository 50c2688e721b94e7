import { expect, type Locator, type Page } from '@playwright/test';
import { admin } from '#messages/admin';
import { ownAccount } from '#messages/own-account';
import { secondFactor } from '#messages/second-factor';
import { secondStep } from '#messages/second-step';
import { privatePages } from '#network/pages';

const { card, setUp, codes, passkeys } = secondFactor;

/** Page model of second factors on the dashboard and the sign-in page. */
export class SecondFactor {
  readonly twoStep: Locator;
  readonly passkeys: Locator;
  readonly setUpButton: Locator;
  readonly code: Locator;
  readonly qrCode: Locator;
  readonly codesTitle: Locator;
  readonly keptButton: Locator;
  readonly addPasskeyButton: Locator;
  readonly passkeyName: Locator;
  readonly confirmation: Locator;
  /** On the sign-in page. */
  readonly passkeyButton: Locator;
  readonly signInCode: Locator;
  readonly recoveryCode: Locator;

  constructor(readonly page: Page) {
    this.twoStep = page.getByRole('region', { name: card.title });
    this.passkeys = page.getByRole('region', { name: passkeys.title });
    this.setUpButton = this.twoStep.getByRole('button', { name: card.setUpLabel });
    this.code = this.twoStep.getByLabel(setUp.codeLabel);
    this.qrCode = this.twoStep.getByRole('img', { name: setUp.qrLabel });
    this.codesTitle = page.getByRole('heading', { name: codes.title });
    this.keptButton = page.getByRole('button', { name: codes.keptLabel });
    this.addPasskeyButton = this.passkeys.getByRole('button', { name: passkeys.addLabel });
    this.passkeyName = this.passkeys.getByLabel(passkeys.nameLabel);
    this.confirmation = page.getByRole('dialog').getByLabel(admin.confirmation.password);
    this.passkeyButton = page.getByRole('button', { name: secondStep.passkeyLabel });
    this.signInCode = page.getByLabel(secondStep.codeLabel);
    this.recoveryCode = page.getByLabel(secondStep.recoveryLabel);
  }

  /** Goes from the dashboard's first part to its security. */
  async open(): Promise<void> {
    await this.page.getByRole('link', { name: ownAccount.parts.dashboardSecurity, exact: true }).click();
    await expect(this.page).toHaveURL(privatePages.dashboardSecurity.path);
  }

  /** Returns the key for an app, without the spaces between its groups. */
  async key(): Promise<string> {
    return (await this.twoStep.locator('code').innerText()).replaceAll(' ', '');
  }

  async recoveryCodes(): Promise<string[]> {
    return this.page.getByRole('list', { name: codes.listLabel }).getByRole('listitem').allInnerTexts();
  }

  /** Answers the password prompt, using only the keyboard. */
  async confirm(password: string): Promise<void> {
    await expect(this.confirmation).toBeFocused();
    await this.page.keyboard.type(password);
    await this.page.keyboard.press('Enter');
  }

  /** Adds a passkey after confirming the password. */
  async addPasskey(name: string, password: string): Promise<void> {
    await this.addPasskeyButton.click();
    await this.passkeyName.fill(name);
    await this.passkeys.getByRole('button', { name: passkeys.submitLabel }).click();
    await this.confirm(password);
  }
}
