import type { Locator, Page } from '@playwright/test';
import type { playerLink } from '@/messages/en/player-link';
import { openDialog } from '../support/dialog';
import type { NewAccount } from './account-pages';

/** /admin/users. */
export class UsersDesk {
  readonly search: Locator;
  readonly createButton: Locator;
  readonly dialog: Locator;

  constructor(readonly page: Page) {
    this.search = page.getByRole('searchbox', { name: 'Search by name or email' });
    this.createButton = page.getByRole('main').getByRole('button', { name: 'Create user' });
    this.dialog = openDialog(page);
  }

  row(username: string): Locator {
    return this.page.getByRole('listitem', { name: username, exact: true });
  }

  async create({ username, email, password }: NewAccount): Promise<void> {
    await this.createButton.click();
    await this.dialog.getByLabel('Username').fill(username);
    await this.dialog.getByLabel('Email address').fill(email);
    await this.dialog.getByLabel('Password', { exact: true }).fill(password);
    await this.dialog.getByRole('button', { name: 'Create user' }).click();
    await this.dialog.waitFor({ state: 'detached' });
  }

  /** Says once more who it is, where the desk asks. */
  async confirm(password: string): Promise<void> {
    const dialog = openDialog(this.page, 'Confirm that it is you');
    await dialog.getByLabel('Your password').fill(password);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await dialog.waitFor({ state: 'detached' });
  }

  async choose(
    username: string,
    task: 'Edit' | 'Reset password' | 'End sessions' | typeof playerLink.desk.label | 'Delete',
  ): Promise<void> {
    await this.row(username)
      .getByRole('button', { name: `Actions for ${username}` })
      .click();
    await this.page.getByRole('menuitem', { name: task }).click();
  }
}
