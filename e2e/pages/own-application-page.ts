import type { Locator, Page } from '@playwright/test';

/** /apply/status: an application by its private link. */
export class OwnApplicationPage {
  readonly steps: Locator;
  readonly help: Locator;

  constructor(readonly page: Page) {
    this.steps = page.getByRole('list', { name: 'How it is doing' });
    this.help = page.getByRole('region', { name: 'What you can do' });
  }

  async open({ id, key }: { id: string; key: string }): Promise<void> {
    await this.page.goto(`/apply/status#${id}.${key}`);
  }

  card(position: string): Locator {
    return this.page.getByRole('region', { name: `${position} application` });
  }
}
