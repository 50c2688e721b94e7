import type { Locator, Page } from '@playwright/test';
import { playerLink } from '#messages/player-link';
import { openDialog } from '../support/elements';

const { start, waiting, ended, linked } = playerLink;

/** Page model of the dashboard's card that links an account to a player. */
export class PlayerCard {
  readonly card: Locator;
  readonly name: Locator;
  readonly startButton: Locator;
  readonly timeLeft: Locator;
  readonly code: Locator;
  readonly linkButton: Locator;
  readonly expired: Locator;
  readonly unlinkButton: Locator;
  readonly question: Locator;
  /** Heads of the linked player, in the profile and in the header. */
  readonly profileHead: Locator;
  readonly headerHead: Locator;

  constructor(readonly page: Page) {
    this.card = page.getByRole('region', { name: playerLink.title, exact: true });
    this.name = this.card.getByLabel(start.nameLabel);
    this.startButton = this.card.getByRole('button', { name: start.submitLabel });
    this.timeLeft = this.card.getByRole('meter', { name: waiting.timeLabel });
    this.code = this.card.getByLabel(waiting.codeLabel);
    this.linkButton = this.card.getByRole('button', { name: waiting.submitLabel });
    this.expired = this.card.getByText(ended.expired.title);
    this.unlinkButton = this.card.getByRole('button', { name: linked.unlinkLabel });
    this.question = openDialog(page);
    this.profileHead = page.getByRole('region', { name: 'Profile' }).locator('img');
    this.headerHead = page.getByRole('banner').getByRole('button', { name: 'Account' }).locator('img');
  }

  waitingFor(player: string): Locator {
    return this.card.getByRole('heading', { name: waiting.title(player) });
  }

  async start(player: string): Promise<void> {
    await this.name.fill(player);
    await this.startButton.click();
    await this.waitingFor(player).waitFor();
  }
}
