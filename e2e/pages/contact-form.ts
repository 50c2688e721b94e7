import { expect, type Locator, type Page } from '@playwright/test';
import { contactForm } from '#messages/contact';
import { support } from '#network/support';
import { CONTACT_FIELDS } from '@/contract/contact-fields';
import { visitorMessage } from '../../test/support/fixtures/contact-message';

/** Page model of the form at the end of the support page. */
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
    this.heading = this.section.getByRole('heading', { name: support.contact.title });
    this.email = this.section.getByRole('textbox', { name: contactForm.fields.email });
    this.subject = this.section.getByRole('textbox', { name: contactForm.fields.subject });
    this.message = this.section.getByRole('textbox', { name: contactForm.fields.message });
    this.submit = this.section
      .getByRole('button', { name: contactForm.submitLabel })
      .or(this.section.getByRole('button', { name: contactForm.sendingLabel }));
    this.sent = this.section.getByRole('status');
    this.failure = this.section.getByRole('alert');
    this.withoutScript = this.section.getByText(contactForm.noScript.text);
  }

  /** Opens the page and waits until the form can be used. */
  async open(): Promise<void> {
    await this.page.goto('/support');
    await this.isReady();
  }

  async isReady(): Promise<void> {
    // A page that takes the place of another one may replace the section meanwhile.
    await expect(() => this.section.scrollIntoViewIfNeeded()).toPass();
    await this.section.locator('[inert]').waitFor({ state: 'detached' });
    await this.submit.waitFor();
  }

  topic(name: string): Locator {
    return this.page.getByRole('link', { name });
  }

  async fill(subject: string): Promise<void> {
    for (const field of CONTACT_FIELDS) {
      const box = this.section.getByRole('textbox', { name: contactForm.fields[field] });
      await box.fill({ ...visitorMessage, subject }[field]);
    }
  }
}
