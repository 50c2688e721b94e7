import type { Locator, Page } from '@playwright/test';
import { copyIp } from '#messages/connect';
import { homeTexts } from '#messages/home';
import { openDialog } from '../support/elements';

/** Page model of the dialog behind Start Your Journey on the home page. */
export class ConnectDialog {
  readonly opener: Locator;
  readonly root: Locator;
  readonly closeButton: Locator;
  readonly copyButton: Locator;

  constructor(readonly page: Page) {
    this.opener = page.getByRole('button', { name: homeTexts.startLabel });
    this.root = openDialog(page);
    this.closeButton = this.root.getByRole('button', { name: 'Close' });
    this.copyButton = this.root
      .getByRole('button', { name: copyIp.label })
      .or(this.root.getByRole('button', { name: copyIp.copiedLabel }));
  }

  async open(): Promise<void> {
    await this.page.goto('/');
    await this.opener.click();
  }

  /** Value below a label. */
  figure(label: string): Locator {
    return this.root.getByText(label, { exact: true }).locator('xpath=following-sibling::*[1]');
  }

  async clickBackdrop(): Promise<void> {
    await this.page.mouse.click(5, 5);
  }
}
