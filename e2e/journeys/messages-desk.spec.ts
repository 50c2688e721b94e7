import { randomInt } from 'node:crypto';
import { contactForm } from '#messages/contact';
import { messagesDesk } from '#messages/messages-desk';
import { answers } from '#network/answers';
import { privatePages } from '#network/pages';
import { visitorMessage } from '../../test/support/fixtures/contact-message';
import { ContactForm } from '../pages/contact-form';
import { expectNoFindings } from '../support/axe';
import { expectToFit } from '../support/elements';
import { beSignedIn } from '../support/session';
import { ADMIN } from '../support/site';
import { expect, test } from '../support/test';
import { expectToast } from '../support/toasts';

test('staff find a message, keep a draft over a reload, and answer it by email', async ({ site, page }) => {
  await beSignedIn(page, ADMIN);
  const subject = `Lost key ${String(randomInt(1e9))}`;
  const form = new ContactForm(page);
  await form.open();
  await form.fill(subject);
  await form.submit.click();
  await expect(form.sent).toContainText(contactForm.success.title);

  await page.goto(privatePages.adminMessages.path);
  await page.getByLabel(messagesDesk.filter.search).fill(subject.toLowerCase());
  await page.getByRole('button', { name: messagesDesk.filter.submit, exact: true }).click();
  const line = page.getByRole('list', { name: messagesDesk.list.label }).getByRole('link', { name: subject });
  await expect(line).toHaveCount(1);
  await expectNoFindings(page);
  await line.click();
  const pane = page.getByRole('region', { name: messagesDesk.pane.label });
  await expect(pane).toContainText(visitorMessage.message);
  await pane.getByRole('button', { name: messagesDesk.actions.take.label, exact: true }).click();
  await expect(pane.getByRole('button', { name: messagesDesk.actions.release.label })).toBeVisible();

  const answer = pane.getByRole('textbox', { name: messagesDesk.answer.text.label });
  await pane.getByLabel(messagesDesk.answer.template.label).selectOption(answers[0]?.name ?? '');
  await answer.press('End');
  await expect(answer).not.toHaveValue('');
  await page.reload();
  await expect(answer).not.toHaveValue('');
  await answer.fill('Look into your chest.');
  await expectNoFindings(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectToFit(page);
  await pane.getByRole('button', { name: messagesDesk.answer.submit }).click();
  await expectToast(page, messagesDesk.answer.done(visitorMessage.email));
  expect(await site.mailbox.read(visitorMessage.email, new RegExp(`^Re: ${subject}$`))).toContain(
    'Look into your chest.',
  );
  await expect(pane.getByText('Look into your chest.')).toBeVisible();
  await expect(answer).toHaveValue('');

  await page.goBack();
  await expect(page.getByText(messagesDesk.list.noneFound.title)).toBeVisible();
});
