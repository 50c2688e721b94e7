import type { Locator, Page } from '@playwright/test';
import type { ServerId } from '@/contract/network/servers';
import { howToConnect, nobodyOnline } from '@/messages/en/server-info';
import { servers } from '../../test/support/fixtures/tracked-servers';

export class ServerStatusPage {
  readonly overview: Locator;
  readonly connect: Locator;
  readonly players: Locator;
  /** The status of How to Connect, and below it what it rests on. */
  readonly status: Locator;
  readonly retry: Locator;
  readonly askAgain: Locator;

  constructor(readonly page: Page) {
    this.overview = page.getByRole('region', { name: 'Network Overview' });
    this.connect = page.getByRole('region', { name: howToConnect.title });
    this.players = page.getByRole('region', { name: 'Online Players' });
    this.status = this.connect
      .locator('div', { has: page.getByText('Status', { exact: true }) })
      .locator('dd');
    this.askAgain = this.players.getByRole('button', { name: nobodyOnline.askLabel });
    this.retry = page.getByRole('button', { name: 'Retry' });
  }

  async open(): Promise<void> {
    await this.page.goto('/server-info');
    // What is below the window begins its work at the first sign of use.
    await this.page.mouse.move(1, 1);
  }

  card(id: ServerId): Locator {
    return this.page.getByRole('article', { name: servers[id].title });
  }

  group(id: ServerId): Locator {
    return this.players.getByRole('region', { name: servers[id].group, exact: true });
  }

  tiles(id: ServerId): Locator {
    return this.group(id).getByRole('listitem');
  }

  copyButton(label: string): Locator {
    return this.connect.getByRole('button', { name: `Copy ${label}` });
  }

  toast(text: string): Locator {
    return this.page.getByText(text, { exact: true });
  }
}
