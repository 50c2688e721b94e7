import type { Locator, Page } from '@playwright/test';

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
    this.connect = page.getByRole('region', { name: 'How to Connect' });
    this.players = page.getByRole('region', { name: 'Online Players' });
    this.status = this.connect
      .locator('div', { has: page.getByText('Status', { exact: true }) })
      .locator('dd');
    this.askAgain = this.players.getByRole('button', { name: 'Ask again' });
    this.retry = page.getByRole('button', { name: 'Retry' });
  }

  async open(): Promise<void> {
    await this.page.goto('/server-info');
  }

  card(title: 'Lobby Server' | 'PvP Server' | 'Lifesteal Server'): Locator {
    return this.page.getByRole('article', { name: title });
  }

  group(name: 'Lobby' | 'PvP' | 'Lifesteal'): Locator {
    return this.players.getByRole('region', { name, exact: true });
  }

  tiles(name: 'Lobby' | 'PvP' | 'Lifesteal'): Locator {
    return this.group(name).getByRole('listitem');
  }

  copyButton(address: 'Server IP' | 'Backup IP'): Locator {
    return this.connect.getByRole('button', { name: address });
  }

  toast(text: string): Locator {
    return this.page.getByText(text, { exact: true });
  }
}
