import type { Locator, Page } from '@playwright/test';
import { admin } from '#messages/admin';
import { voteDesk } from '#messages/vote-desk';
import { openDialog } from '../support/elements';
import { beSignedIn } from '../support/session';
import { ADMIN } from '../support/site';

/** Page model of /admin/votes. */
export class VoteDesk {
  readonly steps: Locator;
  readonly player: Locator;
  readonly uncertain: Locator;
  readonly failed: Locator;
  readonly waiting: Locator;
  readonly ledger: Locator;
  readonly search: Locator;
  readonly dialog: Locator;

  constructor(readonly page: Page) {
    this.steps = page.getByRole('list', { name: voteDesk.test.steps });
    this.player = page.getByLabel(voteDesk.test.player);
    this.uncertain = page.getByRole('list', { name: 'Rewards: Uncertain' });
    this.failed = page.getByRole('list', { name: 'Rewards: Failed' });
    this.waiting = page.getByRole('list', { name: 'Rewards: Waiting' });
    this.ledger = page.getByRole('list', { name: voteDesk.ledger.list, exact: true });
    this.search = page.getByRole('searchbox', { name: voteDesk.ledger.search });
    this.dialog = openDialog(page);
  }

  companion(server: string): Locator {
    return this.page.getByRole('listitem', { name: server, exact: true });
  }

  tab(state: string): Locator {
    return this.page.getByRole('tab', { name: state });
  }

  /** Opens the desk as the admin. */
  async enter(): Promise<void> {
    await beSignedIn(this.page, ADMIN);
    await this.page.goto('/admin/votes');
    await this.player.waitFor();
  }

  /** Sends a test vote using only the keyboard, after the desk's password prompt. */
  async sendTestVote(player: string): Promise<void> {
    await this.player.focus();
    await this.page.keyboard.type(player);
    await this.page.keyboard.press('Enter');
    await this.dialog.getByLabel(admin.confirmation.password).fill(ADMIN.password);
    await this.page.keyboard.press('Enter');
    await this.steps.waitFor();
  }
}
