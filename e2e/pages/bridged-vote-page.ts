import type { Locator, Page } from '@playwright/test';
import { voteBridge } from '#messages/vote-bridge';
import { votePage } from '#messages/vote-page';
import { store } from '../support/stored';
import { VotePage } from './vote-page';

const { voter, rewards, month } = voteBridge;

/** Page model of the vote page with votes arriving from the game. */
export class BridgedVotePage extends VotePage {
  readonly voter: Locator;
  readonly name: Locator;
  readonly change: Locator;
  readonly rewardList: Locator;
  readonly goal: Locator;
  readonly own: Locator;

  constructor(page: Page) {
    super(page);
    this.voter = page.getByRole('region', { name: votePage.voter.title, exact: true });
    this.name = page.getByLabel(voter.label, { exact: true });
    this.change = page.getByRole('button', { name: voter.changeLabel });
    this.rewardList = page.getByRole('list', { name: rewards.title });
    this.goal = page.getByRole('meter', { name: month.goal });
    this.own = page.getByRole('region', { name: voteBridge.own.title });
  }

  override async open(): Promise<void> {
    await super.open();
    await this.goal.waitFor();
  }

  /** Stores the player's name; call it before the page's first script. */
  async rememberPlayer(name: string): Promise<void> {
    const voter = { name, namedAt: 1, ballots: [], completed: [] };
    await store(this.page, 'votes', { history: [], voter }, 2);
  }

  async giveName(name: string): Promise<void> {
    await this.name.fill(name);
    await this.name.press('Enter');
  }

  /** Status of the vote on a site. */
  state(site: { name: string }): Locator {
    return this.card(site).getByRole('status');
  }

  /** Returns to the page, which makes it poll at once. */
  async comeBack(): Promise<void> {
    await this.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  }

  reward(text: string): Locator {
    return this.rewardList.getByRole('listitem').filter({ hasText: text });
  }
}
