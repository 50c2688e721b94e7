import type { Locator, Page } from '@playwright/test';

/** The form at the end of the support page. */
export class ContactForm {
  readonly section: Locator;
  readonly heading: Locator;
  readonly email: Locator;
  readonly subject: Locator;
  readonly message: Locator;
  readonly submit: Locator;
  readonly sent: Locator;
  readonly failure: Locator;
  readonly withoutScript: Locator;

  constructor(readonly page: Page) {
    this.section = page.locator('#contact');
    this.heading = this.section.getByRole('heading', { name: 'Get in Touch' });
    this.email = this.section.getByRole('textbox', { name: 'Email' });
    this.subject = this.section.getByRole('textbox', { name: 'Subject' });
    this.message = this.section.getByRole('textbox', { name: 'Message' });
    this.submit = this.section.getByRole('button', { name: /^Send/ });
    this.sent = this.section.getByRole('status');
    this.failure = this.section.getByRole('alert');
    this.withoutScript = this.section.getByText('This form needs JavaScript');
  }

  /** Opens the page and waits until the form can be used. */
  async open(): Promise<void> {
    await this.page.goto('/support');
    await this.isReady();
  }

  async isReady(): Promise<void> {
    await this.section.locator('[inert]').waitFor({ state: 'detached' });
    await this.submit.waitFor();
  }

  topic(name: string): Locator {
    return this.page.getByRole('link', { name });
  }

  async fill(subject: string): Promise<void> {
    await this.email.fill('visitor@example.org');
    await this.subject.fill(subject);
    await this.message.fill('Yesterday it was there.\nToday it is gone.');
  }
}
