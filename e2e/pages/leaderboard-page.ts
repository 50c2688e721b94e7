import type { Locator, Page } from '@playwright/test';
import { leaderboardTexts } from '#messages/leaderboard';
import { leaderboardSearch } from '#messages/leaderboard-parts';
import { metricTitle, modeTitle } from '../support/modes';

export class LeaderboardPage {
  readonly podium: Locator;
  readonly steps: Locator;
  readonly rows: Locator;
  readonly name: Locator;
  readonly finder: Locator;

  constructor(readonly page: Page) {
    this.podium = page.getByRole('list', { name: leaderboardTexts.podium });
    this.steps = this.podium.getByRole('listitem');
    this.rows = page.getByRole('list', { name: leaderboardTexts.rows }).getByRole('listitem');
    this.finder = page.getByRole('region', { name: leaderboardSearch.title });
    this.name = this.finder.getByLabel(leaderboardSearch.name);
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/leaderboard${query}`);
  }

  tab(mode: string): Locator {
    return this.page.getByRole('tab', { name: modeTitle(mode) });
  }

  metric(metric: string): Locator {
    return this.page
      .getByRole('group', { name: leaderboardTexts.metrics })
      .getByRole('button', { name: metricTitle(metric) });
  }

  places(username: string): Locator {
    return this.finder.getByRole('list', { name: leaderboardSearch.ranks(username) }).getByRole('listitem');
  }

  async search(name: string): Promise<void> {
    await this.name.fill(name);
    await this.name.press('Enter');
  }
}
