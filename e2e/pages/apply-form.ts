import { expect, type Locator, type Page } from '@playwright/test';
import { draftOffer } from '#messages/applications/answers';
import { applicationForm as texts } from '#messages/applications/form';
import { optionsOf } from '@/contract/questions/allowed-answers';
import { questionsOf } from '@/lib/questions';
import { answersFor, questionOf } from '../../test/support/fixtures/applications';
import { store } from '../support/stored';

/** Page model of the application form. */
export class ApplyForm {
  readonly main: Locator;
  readonly heading: Locator;
  readonly guidelinesLink: Locator;
  readonly position: Locator;
  readonly submit: Locator;
  readonly cancel: Locator;
  readonly failure: Locator;
  readonly sent: Locator;
  readonly privateLink: Locator;
  readonly continueDraft: Locator;
  readonly discardDraft: Locator;
  readonly withoutScript: Locator;

  constructor(readonly page: Page) {
    this.main = page.getByRole('main');
    this.heading = page.getByRole('heading', { level: 1 });
    this.guidelinesLink = this.main.getByRole('link', { name: texts.guidelines.unread.label });
    this.position = this.main.getByRole('combobox', { name: texts.position.label });
    this.submit = this.main.getByRole('button', { name: texts.submitLabel });
    this.cancel = this.main.getByRole('link', { name: texts.cancelLabel });
    this.failure = this.main.getByRole('alert');
    this.sent = this.main.getByRole('status').filter({ hasText: texts.success.title });
    this.privateLink = this.sent.getByRole('link');
    this.continueDraft = this.main.getByRole('button', { name: draftOffer.continueLabel });
    this.discardDraft = this.main.getByRole('button', { name: texts.draft.discard.confirmLabel });
    this.withoutScript = this.main.getByText(texts.noScript.text);
  }

  /** Stores that the guidelines were read that long ago; later loads keep the stored state. */
  async haveRead(millisecondsAgo = 0): Promise<void> {
    await store(this.page, 'application', {
      guidelines: { read: true, readAt: Date.now() - millisecondsAgo },
    });
  }

  /** Opens the page and waits until it can be used. */
  async open(): Promise<void> {
    await this.page.goto('/apply/form');
    await this.isReady();
  }

  /** Triggers the first interaction, which loads the form, and waits for it. */
  async isReady(): Promise<void> {
    await this.page.keyboard.press('Shift');
    await this.main.locator('[aria-busy]').waitFor({ state: 'detached' });
  }

  field(label: string): Locator {
    return this.main.getByLabel(label, { exact: true });
  }

  /** Returns the field of a position's question. */
  fieldOf(position: string, question: string): Locator {
    return this.field(questionOf(position, ({ id: name }) => name === question).label);
  }

  async choose(position: string): Promise<void> {
    await this.position.selectOption(position);
  }

  /** Selects a position and answers all its questions, with some valid answers changed. */
  async fill(position: string, changes: Record<string, string> = {}): Promise<Record<string, string>> {
    const answers = answersFor(position, changes);
    await this.choose(position);
    for (const question of questionsOf(position)) {
      const answer = answers[question.id] ?? '';
      if (optionsOf(question).length > 0) await this.field(question.label).selectOption(answer);
      else await this.field(question.label).fill(answer);
    }
    return answers;
  }

  /** Continues a draft, and answers the questions whose answers are not stored in the browser. */
  async goOn(position: string): Promise<void> {
    await this.continueDraft.click();
    const answers = answersFor(position);
    for (const { id: name, label } of questionsOf(position).filter(({ unkept: isUnkept }) => isUnkept)) {
      await expect(this.field(label)).toHaveValue('');
      await this.field(label).fill(answers[name] ?? '');
    }
  }
}
