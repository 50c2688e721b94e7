import type { BrowserContext, Locator, Page } from '@playwright/test';
import { votePage } from '#messages/vote-page';
import { uses } from '#network/vote-uses';
import { voteSites } from '#network/voting';
import type { VoteRecord } from '@/features/votes/vote-record';
import { store } from '../support/stored';

const { streak } = votePage;

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

/** Makes the browser alone count votes, regardless of votes that other journeys sent to the site. */
export const voteOnDevice = async (context: BrowserContext) => {
  await serveVoteSites(context);
  await context.route('**/api/votes', (route) => route.fulfill({ json: { isConnected: false } }));
};

export class VotePage {
  readonly streak: Locator;
  readonly meter: Locator;
  readonly rewards: Locator;

  constructor(readonly page: Page) {
    this.streak = page.getByRole('region', { name: streak.title });
    this.meter = page.getByRole('meter', { name: streak.nextLabel });
    this.rewards = page.getByRole('region', { name: uses.title });
  }

  async open(): Promise<void> {
    await this.page.goto('/vote');
  }

  /** Stores the history before the page's first script, unless some is stored already. */
  async remember(history: VoteRecord[]): Promise<void> {
    await store(this.page, 'votes', { history }, 3);
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

  /** Votes on a site, and returns the tab that opened. */
  async vote(site: { name: string }): Promise<Page> {
    const opened = this.page.context().waitForEvent('page');
    await this.button(site).click();
    return opened;
  }

  milestone(days: number): Locator {
    return this.page
      .getByRole('list', { name: streak.milestonesLabel })
      .getByRole('listitem')
      .filter({ has: this.page.getByText(streak.days(days), { exact: true }) });
  }

  claim(days: number): Locator {
    return this.milestone(days).getByRole('button', { name: streak.claimLabel, exact: true });
  }

  toast(text: string): Locator {
    return this.page.getByText(text, { exact: true });
  }
}
