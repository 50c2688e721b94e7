import type { Locator, Page } from '@playwright/test';
import { copyIp } from '@/messages/en/connect';
import { homeWords } from '@/messages/en/home';
import { openDialog } from '../support/dialog';

/** The dialog behind Start Your Journey on the home page. */
export class ConnectDialog {
  readonly opener: Locator;
  readonly root: Locator;
  readonly closeButton: Locator;
  readonly copyButton: Locator;

  constructor(readonly page: Page) {
    this.opener = page.getByRole('button', { name: homeWords.startLabel });
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

  /** What stands below a label. */
  figure(label: string): Locator {
    return this.root.getByText(label, { exact: true }).locator('xpath=following-sibling::*[1]');
  }

  async clickBackdrop(): Promise<void> {
    await this.page.mouse.click(5, 5);
  }
}
