import type { Locator, Page } from '@playwright/test';
import { admin } from '#messages/admin';
import { contentDesk } from '#messages/content-desk';
import { questionsDesk } from '#messages/content-desk-questions';
import { beSignedIn } from '../support/session';
import { ADMIN } from '../support/site';

/** Page model of the questions tab at /admin/content. */
export class QuestionsDesk {
  readonly list: Locator;
  readonly alert: Locator;

  constructor(readonly page: Page) {
    this.list = page.getByRole('list', { name: contentDesk.kinds.faq.list });
    this.alert = page.getByRole('alert');
  }

  line(question: string): Locator {
    return this.list.getByRole('listitem').filter({ hasText: question });
  }

  handle(question: string): Locator {
    return this.line(question).getByTitle(questionsDesk.drag);
  }

  /** Opens the tab as the admin, with every question listed. */
  async enter(): Promise<void> {
    await beSignedIn(this.page, ADMIN);
    await this.page.goto('/admin/content?tab=faq');
    await this.list.waitFor();
    await this.readOn();
  }

  private async readOn(): Promise<void> {
    const more = this.page.getByRole('button', { name: admin.moreLabel });
    while ((await more.count()) > 0) {
      const before = await this.list.getByRole('listitem').count();
      await more.click();
      await this.list.getByRole('listitem').nth(before).waitFor();
    }
  }

  up(question: string): Locator {
    return this.page.getByRole('button', { name: questionsDesk.up(question) });
  }

  down(question: string): Locator {
    return this.page.getByRole('button', { name: questionsDesk.down(question) });
  }
}
