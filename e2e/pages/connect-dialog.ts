import type { Locator, Page } from '@playwright/test';

/** The dialog behind Start Your Journey on the home page. */
export class ConnectDialog {
  readonly opener: Locator;
  readonly root: Locator;
  readonly closeButton: Locator;
  readonly copyButton: Locator;

  constructor(readonly page: Page) {
    this.opener = page.getByRole('button', { name: 'Start Your Journey' });
    this.root = page.getByRole('dialog');
    this.closeButton = this.root.getByRole('button', { name: 'Close' });
    this.copyButton = this.root.getByRole('button', { name: /Copy IP|Copied!/ });
  }

  async open(): Promise<void> {
    await this.page.goto('/');
    await this.opener.click();
  }

  async clickBackdrop(): Promise<void> {
    await this.page.mouse.click(5, 5);
  }
}
