import type { Locator, Page } from '@playwright/test';
import { admin } from '#messages/admin';
import { playerLink } from '#messages/player-link';
import { usersDesk } from '#messages/users-desk';
import { openDialog } from '../support/elements';
import type { NewAccount } from './account-pages';

/** Page model of /admin/users. */
export class UsersDesk {
  readonly search: Locator;
  readonly createButton: Locator;
  readonly dialog: Locator;

  constructor(readonly page: Page) {
    this.search = page.getByRole('searchbox', { name: usersDesk.searchLabel });
    this.createButton = page.getByRole('main').getByRole('button', { name: usersDesk.create.label });
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
    await this.dialog.getByRole('button', { name: usersDesk.create.label }).click();
    await this.dialog.waitFor({ state: 'detached' });
  }

  /** Confirms the admin's password, if the desk asks for it. */
  async confirm(password: string): Promise<void> {
    const dialog = openDialog(this.page, admin.confirmation.title);
    await dialog.getByLabel(admin.confirmation.password).fill(password);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await dialog.waitFor({ state: 'detached' });
  }

  async choose(username: string, task: keyof typeof usersDesk.tasks | 'player'): Promise<void> {
    await this.row(username)
      .getByRole('button', { name: usersDesk.list.actions(username) })
      .click();
    await this.page
      .getByRole('menuitem', { name: task === 'player' ? playerLink.desk.label : usersDesk.tasks[task] })
      .click();
  }
}
