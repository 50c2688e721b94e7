import type { Locator, Page } from '@playwright/test';
import { openDialog } from '../support/elements';
import { beSignedIn } from '../support/session';
import { ADMIN } from '../support/site';

type State = 'New' | 'In review' | 'Accepted' | 'Rejected';

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
    this.list = page.getByRole('list', { name: 'Applications' });
    this.newOnes = page.getByRole('button', { name: /new applications?$/ });
    this.dialog = openDialog(page);
    this.note = this.dialog.getByLabel('Note to the applicant');
    this.pane = page.getByRole('region', { name: 'Application', exact: true });
    this.comment = this.pane.getByLabel('Comment', { exact: true });
    this.comments = this.pane.getByRole('list', { name: 'Comments' });
    this.announcement = this.pane.getByRole('group', { name: 'Announcement' });
  }

  line(ign: string): Locator {
    return this.list.getByRole('link', { name: ign });
  }

  filter(name: 'Position' | 'State' | 'Announcement'): Locator {
    return this.page.getByRole('group', { name: 'Filters' }).getByLabel(name);
  }

  state(state: State): Locator {
    return this.pane.getByRole('group', { name: 'State' }).getByRole('button', { name: state });
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

  async decide(decision: 'Accepted' | 'Rejected', note: string): Promise<void> {
    await this.state(decision).click();
    await this.note.fill(note);
    await this.dialog.getByRole('button', { name: decision === 'Accepted' ? 'Accept' : 'Reject' }).click();
    await this.dialog.waitFor({ state: 'detached' });
  }
}
