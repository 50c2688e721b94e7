import type { Locator, Page } from '@playwright/test';
import { onlinePlayersTexts, overviewTexts, howToConnect, emptyPlayersTexts } from '#messages/server-info';
import { servers } from '#network/servers';
import type { ServerId } from '@/contract/network/servers';
import { byId } from '@/lib/by-id';

/** Title of a server, and its players’ group. */
const namesOf = (id: ServerId) => byId(servers, id) ?? { title: id, group: id };

export class ServerStatusPage {
  readonly overview: Locator;
  readonly connect: Locator;
  readonly players: Locator;
  /** Status in How to Connect, with its source below. */
  readonly status: Locator;
  readonly retry: Locator;
  readonly askAgain: Locator;

  constructor(readonly page: Page) {
    this.overview = page.getByRole('region', { name: overviewTexts.title });
    this.connect = page.getByRole('region', { name: howToConnect.title });
    this.players = page.getByRole('region', { name: onlinePlayersTexts.title });
    this.status = this.connect
      .locator('div', { has: page.getByText('Status', { exact: true }) })
      .locator('dd');
    this.askAgain = this.players.getByRole('button', { name: emptyPlayersTexts.askLabel });
    this.retry = page.getByRole('button', { name: 'Retry' });
  }

  async open(): Promise<void> {
    await this.page.goto('/server-info');
    // Content below the viewport starts its work at the first interaction.
    await this.page.mouse.move(1, 1);
  }

  card(id: ServerId): Locator {
    return this.page.getByRole('article', { name: namesOf(id).title });
  }

  group(id: ServerId): Locator {
    return this.players.getByRole('region', { name: namesOf(id).group, exact: true });
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
