import type { Locator } from '@playwright/test';
import { applicationForm as texts } from '#messages/applications/form';
import { afterSending } from '#network/after-sending';
import { pages } from '#network/pages';
import { GUIDELINES_VALID_MS } from '@/contract/applications';
import { positionTitle } from '@/lib/positions';
import { questionsOf } from '@/lib/questions';
import {
  answersFor,
  openPositions,
  ownQuestionOf,
  questionOf,
} from '../../test/support/fixtures/applications';
import { answerWith, CALL, SCRIPT, somebody, test } from '../support/apply-form';
import { expectNoFindings } from '../support/axe';
import { expect } from '../support/test';

/** Expects a text in a field's accessible description, among others. */
const expectSaid = (field: Locator, text: string) =>
  expect(field).toHaveAccessibleDescription(new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')));
/** Pairs of an open position and another one to change to. */
const pairs = openPositions.flatMap((position) =>
  openPositions.filter((other) => other !== position).map((other) => [position, other] as const),
);

test.describe('the guidelines', () => {
  test('unread: the form sends there first, and cannot be submitted @firefox', async ({ page, form }) => {
    await form.open();
    await expect(form.main).toContainText(texts.guidelines.unread.title);
    await form.choose('Staff');
    await expect(form.submit).toBeDisabled();
    await expectNoFindings(page, 'main');
    await form.guidelinesLink.click();
    await expect(page).toHaveURL(/\/apply\/guidelines$/);
  });

  test('read more than 24 hours ago count as unread', async ({ form }) => {
    await form.haveRead(GUIDELINES_VALID_MS + 1_000);
    await form.open();
    await expect(form.guidelinesLink).toBeVisible();
    await expect(form.submit).toBeDisabled();
  });

  test('run out while the form is open @firefox', async ({ page, form }) => {
    await page.clock.install();
    await form.haveRead(GUIDELINES_VALID_MS - 60_000);
    await form.open();
    await expect(form.submit).toBeEnabled();
    await page.clock.runFor(61_000);
    await expect(form.submit).toBeDisabled();
    await expect(form.guidelinesLink).toBeVisible();
  });

  for (const position of openPositions.slice(0, 1))
    test('that ran out by the server’s clock are asked for again, and nothing is lost', async ({
      page,
      form,
    }) => {
      await form.haveRead();
      await form.open();
      await form.fill(position, somebody());
      await answerWith(page, 422, {
        error: { code: 'validation_failed', message: 'Please check.', fields: { guidelinesReadAt: 'Old' } },
      });
      await form.submit.click();
      await expect(form.failure).toContainText(texts.guidelines.missing);
      await expect(form.fieldOf(position, 'age')).toHaveValue('21');
    });
});

for (const position of openPositions)
  test(`${position}: nothing answered, everything said; all answered, stored and followed`, async ({
    page,
    form,
    request,
  }) => {
    await form.haveRead();
    await form.open();
    await expect(form.heading).toHaveText(pages.applyForm.title);
    await form.choose(position);
    await expect(form.heading).toHaveText(`${positionTitle(position)} ${texts.titleEnd}`);
    await form.submit.click();
    await expect(form.failure).toContainText(texts.failure.title);
    await expect(form.failure).toContainText(texts.failure.invalid);
    await expect(form.failure).toBeInViewport();
    for (const { label } of questionsOf(position)) {
      await expectSaid(form.field(label), `${label} is required`);
    }
    await expectNoFindings(page, 'main');

    await form.fill(position, somebody());
    await page.clock.install();
    const answered = page.waitForResponse(CALL);
    await form.submit.click();
    expect((await answered).status()).toBe(201);
    await expect(form.sent).toBeFocused();
    await expect(form.sent).toContainText(String(afterSending));
    await expect(form.heading).toHaveText(pages.applyForm.title);
    await expectNoFindings(page, 'main');
    const link = await form.privateLink.getAttribute('href');
    const [, id = '', key = ''] = /^\/apply\/status#([^.]+)\.(.+)$/.exec(link ?? '') ?? [];
    const headers = { Authorization: `Application ${key}` };
    const own = await request.get(`/api/applications/${id}`, { headers });
    expect(await own.json()).toMatchObject({ id, position, state: 'new' });
    await page.clock.runFor(5_000);
    await expect(page).toHaveURL(/\/apply\/?$/);
    await page.goto('/apply/form');
    await form.isReady();
    await expect(form.continueDraft).toBeHidden();
  });

for (const position of openPositions.slice(0, 1))
  test('each answer says what is wrong with it @firefox', async ({ page, form }) => {
    await form.haveRead();
    await form.open();
    await form.submit.click();
    await expectSaid(form.position, texts.position.missing);
    await form.choose(position);
    const age = form.fieldOf(position, 'age');
    const { label } = questionOf(position, ({ id: name }) => name === 'age');
    for (const [answer, message] of [
      ['', `${label} is required`],
      ['old', `${label} must be a number`],
      ['15', 'You must be at least 16 years old to apply'],
      ['100', 'Please enter a valid age'],
    ] as const) {
      await age.fill(answer);
      await age.blur();
      await expectSaid(age, message);
      await age.fill('x');
      await expect(age).not.toHaveAccessibleDescription(new RegExp(message));
    }
    const long = questionOf(position, ({ kind }) => kind === 'long');
    await form.fill(position, { age: '15', [long.id]: 'a'.repeat(4_013) });
    await expect(form.main).toContainText('4,013 / 4,000, 13 too many');
    await form.submit.click();
    const links = form.failure.getByRole('link');
    await expect(links).toHaveCount(2);
    await expect(links.filter({ hasText: label })).toContainText('at least 16 years old');
    await expectNoFindings(page, 'main');
    await links.filter({ hasText: `${long.label} is limited to 4,000 characters` }).click();
    await expect(form.field(long.label)).toBeFocused();
    await expect(form.field(long.label)).toBeInViewport();
  });

/** Positions whose fields each take one key press or one text; a date has three fields for the keyboard. */
const typable = openPositions.filter((position) =>
  questionsOf(position).every(({ kind }) => kind !== 'date'),
);
for (const position of typable.slice(0, 1))
  test('everything works by keyboard @firefox', async ({ page, form }) => {
    await form.haveRead();
    await form.open();
    const { keyboard } = page;
    await form.position.focus();
    await keyboard.type(positionTitle(position));
    await expect(form.heading).toHaveText(`${positionTitle(position)} ${texts.titleEnd}`);
    const answers = answersFor(position, somebody());
    const questions = questionsOf(position);
    const last = questions.at(-1);
    await expect(form.field(questions[0]?.label ?? '')).toBeVisible();
    for (const { id: name } of questions.slice(0, -1)) {
      await keyboard.press('Tab');
      await keyboard.type(answers[name] ?? '');
    }
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect(form.failure).toBeFocused();
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect(form.field(last?.label ?? '')).toBeFocused();
    await keyboard.type(answers[last?.id ?? ''] ?? '');
    await keyboard.press('Tab');
    await expect(form.submit).toBeFocused();
    await keyboard.press('Enter');
    await expect(form.sent).toBeFocused();
  });

for (const [position, other] of pairs.slice(0, 1))
  test('another position keeps shared answers, and asks before others go @firefox', async ({
    page,
    form,
  }) => {
    const own = ownQuestionOf(position, other).label;
    await form.open();
    await form.choose(position);
    await form.fieldOf(position, 'ign').fill('Alex');
    await form.field(own).fill('mine');
    await form.choose(other);
    const dialog = page.getByRole('dialog', { name: `Change to ${positionTitle(other)}?` });
    await expect(dialog).toContainText(own);
    await expectNoFindings(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(form.position).toHaveValue(position);
    await form.choose(other);
    await dialog.getByRole('button', { name: texts.draft.change.confirmLabel }).click();
    await expect(form.fieldOf(other, 'ign')).toHaveValue('Alex');
    await form.cancel.click();
    await expect(page).toHaveURL(/\/apply\/?$/);
  });

test('when the form itself does not come, it says so and can be asked for again', async ({ page, form }) => {
  await page.route(SCRIPT, (route) => route.abort());
  await page.goto('/apply/form');
  await page.keyboard.press('Shift');
  await expect(form.failure).toContainText(texts.notLoaded.title);
  await page.unroute(SCRIPT);
  await form.failure.getByRole('button', { name: texts.notLoaded.retryLabel }).click();
  await form.isReady();
  await expect(form.position).toBeEnabled();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a line with the address stands where the form would', async ({ page, form }) => {
    await page.goto('/apply/form');
    await expect(form.withoutScript).toBeVisible();
    await expect(form.guidelinesLink).toBeVisible();
    await expect(form.position).toBeHidden();
  });
});
