import type { Locator, Page } from '@playwright/test';
import { ownApplications } from '#messages/applications/own';
import { positionTitle } from '@/lib/positions';

const { status } = ownApplications;

/** Page model of /apply/status: an application by its private link. */
export class OwnApplicationPage {
  readonly steps: Locator;
  readonly help: Locator;

  constructor(readonly page: Page) {
    this.steps = page.getByRole('list', { name: status.stepsLabel });
    this.help = page.getByRole('region', { name: status.help.title });
  }

  async open({ id, key }: { id: string; key: string }): Promise<void> {
    await this.page.goto(`/apply/status#${id}.${key}`);
  }

  card(position: string): Locator {
    const name = `${positionTitle(position)} ${status.heading}`;
    return this.page.getByRole('region', { name });
  }
}
