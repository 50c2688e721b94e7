import type { Locator, Page } from '@playwright/test';
import { admin } from '#messages/admin';
import { applicationsDesk, deskStates } from '#messages/applications/desk';
import type { DeskState } from '@/contract/applications';
import { openDialog } from '../support/elements';
import { beSignedIn } from '../support/session';
import { ADMIN } from '../support/site';

/** Page model of /admin/applications. */
export class ApplicationsDesk {
  readonly list: Locator;
  readonly newOnes: Locator;
  readonly dialog: Locator;
  readonly note: Locator;
  readonly comment: Locator;
  readonly comments: Locator;
  readonly announcement: Locator;
  readonly pane: Locator;

  constructor(readonly page: Page) {
    this.list = page.getByRole('list', { name: applicationsDesk.list.label });
    this.newOnes = page.getByRole('button', { name: /new applications?$/ });
    this.dialog = openDialog(page);
    this.note = this.dialog.getByLabel(applicationsDesk.note.title);
    this.pane = page.getByRole('region', { name: applicationsDesk.pane.label, exact: true });
    this.comment = this.pane.getByLabel(applicationsDesk.comments.field, { exact: true });
    this.comments = this.pane.getByRole('list', { name: applicationsDesk.comments.title });
    this.announcement = this.pane.getByRole('group', { name: applicationsDesk.filters.announcement });
  }

  line(ign: string): Locator {
    return this.list.getByRole('link', { name: ign });
  }

  filter(name: keyof typeof applicationsDesk.filters): Locator {
    return this.page
      .getByRole('group', { name: admin.filters.label })
      .getByLabel(applicationsDesk.filters[name]);
  }

  state(state: DeskState): Locator {
    return this.pane
      .getByRole('group', { name: applicationsDesk.filters.state })
      .getByRole('button', { name: deskStates[state] });
  }

  heading(ign: string): Locator {
    return this.pane.getByRole('heading', { name: ign });
  }

  /** Opens the desk as the admin, already signed in. */
  async enter(query = ''): Promise<void> {
    await beSignedIn(this.page, ADMIN);
    await this.page.goto(`/admin/applications${query}`);
    await this.list.or(this.pane).first().waitFor();
  }

  async decide(decision: 'accepted' | 'rejected', note: string): Promise<void> {
    await this.state(decision).click();
    await this.note.fill(note);
    await this.dialog.getByRole('button', { name: applicationsDesk.decision[decision].submit }).click();
    await this.dialog.waitFor({ state: 'detached' });
  }
}
