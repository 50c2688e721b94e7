import type { Locator, Page } from '@playwright/test';
import { gameMetrics, gameModes } from '../../test/support/fixtures/game-modes';
import type { Metric } from '../../test/support/fixtures/leaderboard-players';

export class LeaderboardPage {
  readonly podium: Locator;
  readonly steps: Locator;
  readonly rows: Locator;
  readonly name: Locator;
  readonly finder: Locator;

  constructor(readonly page: Page) {
    this.podium = page.getByRole('list', { name: 'Podium' });
    this.steps = this.podium.getByRole('listitem');
    this.rows = page.getByRole('list', { name: 'Places 4 to 10' }).getByRole('listitem');
    this.finder = page.getByRole('region', { name: 'Find your place' });
    this.name = this.finder.getByLabel('Player name');
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/leaderboard${query}`);
  }

  tab(mode: keyof typeof gameModes): Locator {
    return this.page.getByRole('tab', { name: gameModes[mode].title });
  }

  metric(metric: Metric): Locator {
    const { title } = gameMetrics[metric];
    return this.page.getByRole('group', { name: 'Rank by' }).getByRole('button', { name: title });
  }

  places(username: string): Locator {
    return this.finder.getByRole('list', { name: `Places of ${username}` }).getByRole('listitem');
  }

  async search(name: string): Promise<void> {
    await this.name.fill(name);
    await this.name.press('Enter');
  }
}
