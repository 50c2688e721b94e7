import type { BrowserContext, Locator, Page } from '@playwright/test';
import { voteSites } from '@/content/votes';
import type { VoteRecord } from '@/features/votes/vote-record';

/** Answers for the listing sites, which no test visits. */
export const serveVoteSites = (context: BrowserContext) =>
  context.route(
    (url) => voteSites.some((site) => site.url === url.href),
    (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Listing</title></html>',
      }),
  );

export class VotePage {
  readonly streak: Locator;
  readonly meter: Locator;
  readonly rewards: Locator;

  constructor(readonly page: Page) {
    this.streak = page.getByRole('region', { name: 'Voting Streak' });
    this.meter = page.getByRole('meter', { name: 'Next milestone' });
    this.rewards = page.getByRole('region', { name: 'Vote Rewards' });
  }

  async open(): Promise<void> {
    await this.page.goto('/vote');
  }

  /** Before the page's first script: what the browser remembers, unless it remembers something already. */
  async remember(history: VoteRecord[]): Promise<void> {
    await this.page.addInitScript((votes) => {
      localStorage['persist:votes'] ??= JSON.stringify({
        history: JSON.stringify(votes),
        _persist: JSON.stringify({ version: 1, rehydrated: true }),
      });
    }, history);
  }

  card(site: { name: string }): Locator {
    return this.page.getByRole('article', { name: site.name });
  }

  button(site: { name: string }): Locator {
    return this.card(site).getByRole('button');
  }

  countdown(site: { name: string }): Locator {
    return this.card(site).getByRole('timer');
  }

  /** Votes, and gives the tab that opened. */
  async vote(site: { name: string }): Promise<Page> {
    const opened = this.page.context().waitForEvent('page');
    await this.button(site).click();
    return opened;
  }

  milestone(days: number): Locator {
    return this.page
      .getByRole('list', { name: 'Milestones' })
      .getByRole('listitem')
      .filter({ has: this.page.getByText(`${String(days)} days`, { exact: true }) });
  }

  claim(days: number): Locator {
    return this.milestone(days).getByRole('button', { name: 'Claim' });
  }

  toast(text: string): Locator {
    return this.page.getByText(text, { exact: true });
  }
}
