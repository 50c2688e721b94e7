import { expect, type Locator, type Page } from '@playwright/test';
import { guidelinesPage } from '@/messages/en/applications/guidelines';
import { store } from '../support/stored';

const { bar } = guidelinesPage;

/** /apply/guidelines. */
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

  /** Until the page is at work, that is, has counted this view. */
  async isReady(): Promise<void> {
    await this.page.waitForFunction(() => localStorage.getItem('persist:application')?.includes('views'));
  }

  /** Waits until so many views of the guidelines are remembered. */
  async haveCountedViews(count: number): Promise<void> {
    await expect
      .poll(() => this.page.evaluate(() => localStorage.getItem('persist:application') ?? ''))
      .toMatch(new RegExp(`guidelines[\\\\"]+:${String(count)}`));
  }

  /** Leaves in the browser that the guidelines were read so long ago; later loads leave it alone. */
  async haveRead(millisecondsAgo: number): Promise<void> {
    await store(this.page, 'application', {
      guidelines: { read: true, readAt: Date.now() - millisecondsAgo },
    });
  }

  /** Scrolls to a share of the whole way, at once. */
  async scrollTo(percent: number): Promise<void> {
    await this.page.evaluate((share) => {
      const { scrollHeight, clientHeight } = document.documentElement;
      window.scrollTo({ top: Math.ceil(((scrollHeight - clientHeight) * share) / 100), behavior: 'instant' });
    }, percent);
  }
}
