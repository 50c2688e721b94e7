import { expect, type Locator, type Page } from '@playwright/test';
import { guidelinesPage } from '#messages/applications/guidelines';
import { store } from '../support/stored';

const { bar } = guidelinesPage;

/** Page model of /apply/guidelines. */
export class GuidelinesPage {
  readonly progress: Locator;
  readonly keepReading: Locator;
  readonly bar: Locator;
  readonly done: Locator;
  readonly goBack: Locator;
  readonly proceed: Locator;
  readonly said: Locator;

  constructor(readonly page: Page) {
    this.progress = page.getByRole('progressbar', { name: guidelinesPage.progressLabel });
    this.keepReading = page.getByText(guidelinesPage.keepReading.title);
    this.bar = page.getByRole('region', { name: bar.label });
    this.done = this.bar.getByText(bar.read);
    this.goBack = this.bar.getByRole('link', { name: bar.goBack });
    this.proceed = this.bar.getByRole('button', { name: bar.proceed });
    this.said = this.bar.getByRole('status');
  }

  async open(): Promise<void> {
    await this.page.goto('/apply/guidelines');
    await this.isReady();
  }

  /** Waits until the page is hydrated, that is, has counted this view. */
  async isReady(): Promise<void> {
    await this.page.waitForFunction(() => localStorage.getItem('persist:application')?.includes('views'));
  }

  /** Waits until that many views of the guidelines are stored. */
  async haveCountedViews(count: number): Promise<void> {
    await expect
      .poll(() => this.page.evaluate(() => localStorage.getItem('persist:application') ?? ''))
      .toMatch(new RegExp(`guidelines[\\\\"]+:${String(count)}`));
  }

  /** Stores that the guidelines were read that long ago; later loads keep the stored state. */
  async haveRead(millisecondsAgo: number): Promise<void> {
    await store(this.page, 'application', {
      guidelines: { read: true, readAt: Date.now() - millisecondsAgo },
    });
  }

  /** Jumps to a percentage of the scroll range. */
  async scrollTo(percent: number): Promise<void> {
    await this.page.evaluate((share) => {
      const { scrollHeight, clientHeight } = document.documentElement;
      window.scrollTo({ top: Math.ceil(((scrollHeight - clientHeight) * share) / 100), behavior: 'instant' });
    }, percent);
  }
}
