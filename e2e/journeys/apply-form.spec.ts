import type { Page } from '@playwright/test';
import { questionsOf } from '@/content/applications/questions';
import { GUIDELINES_VALID_MS, POSITIONS } from '@/contract/applications';
import { ApplyForm } from '../pages/apply-form';
import { expectNoFindings } from '../support/axe';
import { expect, test as base } from '../support/test';

const CALL = '**/api/applications';
const SCRIPT = '**/application-form*.js';

const test = base.extend<{ form: ApplyForm }>({
  form: async ({ page }, use) => {
    await use(new ApplyForm(page));
  },
});

/** Answers the call in the server's place; gives what was sent. */
const answerWith = async (page: Page, status: number, json: object, headers: Record<string, string> = {}) => {
  const sent: unknown[] = [];
  await page.unroute(CALL);
  await page.route(CALL, async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ status, headers, json });
  });
  return sent;
};

/** A person of their own, so that journeys do not count as one applicant. */
let people = 0;
const somebody = () => {
  people += 1;
  const name = `p${String(process.pid)}_${String(people)}`;
  return { ign: name, discord: name };
};

test.describe('the guidelines', () => {
  test('unread: the form sends there first, and cannot be submitted', async ({ page, form }) => {
    await form.open();
    await expect(form.main).toContainText('Guidelines Required');
    await form.choose('Staff');
    await expect(form.submit).toBeDisabled();
    await expectNoFindings(page);
    await form.guidelinesLink.click();
    await expect(page).toHaveURL(/\/apply\/guidelines$/);
  });

  test('read more than 24 hours ago count as unread', async ({ form }) => {
    await form.haveRead(GUIDELINES_VALID_MS + 1_000);
    await form.open();
    await expect(form.guidelinesLink).toBeVisible();
    await expect(form.submit).toBeDisabled();
  });

  test('run out while the form is open', async ({ page, form }) => {
    await page.clock.install();
    await form.haveRead(GUIDELINES_VALID_MS - 60_000);
    await form.open();
    await expect(form.submit).toBeEnabled();
    await page.clock.runFor(61_000);
    await expect(form.submit).toBeDisabled();
    await expect(form.guidelinesLink).toBeVisible();
  });

  test('that ran out by the server’s clock are asked for again, and nothing is lost', async ({
    page,
    form,
  }) => {
    await form.haveRead();
    await form.open();
    await form.fill('Partner', somebody());
    await answerWith(page, 422, {
      error: { code: 'validation_failed', message: 'Please check.', fields: { guidelinesReadAt: 'Old' } },
    });
    await form.submit.click();
    await expect(form.failure).toContainText(
      'You must read the application guidelines before submitting. Please visit the "Read Before Applying" page first.',
    );
    await expect(form.field('Age')).toHaveValue('21');
  });
});

for (const position of POSITIONS)
  test(`${position}: nothing answered, everything said; all answered, stored and followed`, async ({
    page,
    form,
    request,
  }) => {
    await form.haveRead();
    await form.open();
    await expect(form.heading).toHaveText('Submit Your Application');
    await form.choose(position);
    await expect(form.heading).toHaveText(`${position} Application`);
    await form.submit.click();
    await expect(form.failure).toContainText('Submission Failed');
    await expect(form.failure).toContainText('Please fill in all required fields correctly');
    await expect(form.failure).toBeInViewport();
    for (const { label } of questionsOf(position)) {
      const said = `${label.replace('?', '\\?')} is required`;
      await expect(form.field(label)).toHaveAccessibleDescription(new RegExp(said));
    }
    await expectNoFindings(page);

    await form.fill(position, somebody());
    await page.clock.install();
    const answered = page.waitForResponse(CALL);
    await form.submit.click();
    expect((await answered).status()).toBe(201);
    await expect(form.sent).toBeFocused();
    await expect(form.sent).toContainText('within 3-5 business days');
    await expect(form.heading).toHaveText('Submit Your Application');
    await expectNoFindings(page);
    const link = await form.privateLink.getAttribute('href');
    const [, id = '', key = ''] = /^\/apply\/status#([^.]+)\.(.+)$/.exec(link ?? '') ?? [];
    const own = await request.get(`/api/applications/${id}?key=${key}`);
    expect(await own.json()).toMatchObject({ id, position, state: 'new' });
    await page.clock.runFor(5_000);
    await expect(page).toHaveURL(/\/apply\/?$/);
    await page.goto('/apply/form');
    await form.isReady();
    await expect(form.continueDraft).toBeHidden();
  });

test('each answer says what is wrong with it', async ({ page, form }) => {
  await form.haveRead();
  await form.open();
  await form.submit.click();
  await expect(form.position).toHaveAccessibleDescription(/Please select a position/);
  await form.choose('Builder');
  for (const [label, answer, message] of [
    ['Age', '', 'Age is required'],
    ['Age', 'old', 'Age must be a number'],
    ['Age', '15', 'You must be at least 16 years old to apply'],
    ['Age', '100', 'Please enter a valid age'],
    ['Email address', '', 'Email address is required'],
    ['Email address', 'alex@example', 'Please enter a valid email address'],
  ] as const) {
    await form.field(label).fill(answer);
    await form.field(label).blur();
    await expect(form.field(label)).toHaveAccessibleDescription(new RegExp(message));
    await form.field(label).fill('x');
    await expect(form.field(label)).not.toHaveAccessibleDescription(new RegExp(message));
  }
  await form.fill('Builder', { age: '15', skills: 'a'.repeat(4_013) });
  await expect(form.main).toContainText('4,013 / 4,000, 13 too many');
  await form.submit.click();
  await expect(form.failure.getByRole('link')).toHaveText([
    'Age: You must be at least 16 years old to apply',
    'Building specialties is limited to 4,000 characters',
  ]);
  await expectNoFindings(page);
  await form.failure.getByRole('link').nth(1).click();
  await expect(form.field('Building specialties')).toBeFocused();
  await expect(form.field('Building specialties')).toBeInViewport();
});

test.describe('a draft', () => {
  test('survives a reload in the middle, and is offered back', async ({ page, form }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await form.haveRead();
    await form.open();
    await form.choose('Staff');
    await form.field('In-game name').fill('Alex');
    await form.field('Motivation').pressSequentially('Because');
    await page.reload();
    await form.isReady();
    await expect(form.main).toContainText('You have an unfinished Staff application');
    await expect(form.continueDraft).toBeInViewport();
    await expectNoFindings(page);
    await form.continueDraft.click();
    await expect(form.heading).toHaveText('Staff Application');
    await expect(form.position).toBeFocused();
    await expect(form.field('In-game name')).toHaveValue('Alex');
    await expect(form.field('Motivation')).toHaveValue('Because');
    await form.cancel.click();
    await expect(page).toHaveURL(/\/apply\/?$/);
    await page.goBack();
    await expect(form.continueDraft).toBeInViewport();
  });

  test('survives a closed tab, and is gone when it is discarded', async ({ context, page, form }) => {
    await form.haveRead();
    await form.open();
    await form.choose('Staff');
    await form.field('In-game name').pressSequentially('Alex');
    await page.close({ runBeforeUnload: true });
    const again = new ApplyForm(await context.newPage());
    await again.open();
    await again.discardDraft.click();
    await again.page.getByRole('dialog').getByRole('button', { name: 'Discard Draft' }).click();
    await expect(again.position).toHaveValue('');
    await again.page.reload();
    await again.isReady();
    await expect(again.continueDraft).toBeHidden();
  });

  test('sent from one of two tabs is sent in the other', async ({ context, page, form }) => {
    await form.haveRead();
    await form.open();
    await form.fill('Partner', somebody());
    await page.reload();
    await form.continueDraft.click();
    const other = new ApplyForm(await context.newPage());
    await other.open();
    await other.continueDraft.click();
    const answered = page.waitForResponse(CALL);
    await form.submit.click();
    const { id } = (await (await answered).json()) as { id: string };
    await expect(other.sent).toBeVisible();
    await expect(other.privateLink).toHaveAttribute('href', new RegExp(`#${id}\\.`));
  });
});

test.describe('a failure', () => {
  for (const [status, error, headers, said] of [
    [
      409,
      { code: 'conflict', message: 'You already have an open application for this position.' },
      {},
      /already have/,
    ],
    [429, { code: 'rate_limited', message: 'x' }, { 'Retry-After': '120' }, /in 2 minutes/],
    [500, { code: 'internal', message: 'x' }, {}, /Failed to submit application. Please try again./],
    [503, { code: 'unavailable', message: 'x' }, { 'Retry-After': '5' }, /in 5 seconds/],
  ] as const)
    test(`${String(status)} says why and loses nothing`, async ({ page, form }) => {
      await form.haveRead();
      await form.open();
      await form.fill('Partner');
      await answerWith(page, status, { error }, headers);
      await form.submit.click();
      await expect(form.failure).toContainText('Submission Failed');
      await expect(form.failure).toContainText(said);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await expect(form.field('Discord username')).toHaveValue('alex');
      await expect(form.submit).toBeEnabled();
      await expectNoFindings(page);
    });

  test('an answer that gets lost makes no second application', async ({ page, form }) => {
    await form.haveRead();
    await form.open();
    await form.fill('Partner', somebody());
    const ids: unknown[] = [];
    await page.route(CALL, async (route) => {
      const answer = await route.fetch();
      ids.push(await answer.json());
      await route.abort();
    });
    await form.submit.click();
    await expect(form.failure).toContainText('We could not reach the server');
    await page.unroute(CALL);
    const answered = page.waitForResponse(CALL);
    await form.submit.click();
    await expect(form.sent).toBeVisible();
    expect([await (await answered).json()]).toEqual(ids);
  });

  test('what the server says of an answer stands at that answer', async ({ page, form }) => {
    await form.haveRead();
    await form.open();
    await form.fill('Partner');
    await answerWith(page, 422, {
      error: {
        code: 'validation_failed',
        message: 'Please check the fields.',
        fields: { 'answers.discord': 'Not this one' },
      },
    });
    await form.submit.click();
    await form.failure.getByRole('link', { name: 'Discord username: Not this one' }).click();
    await expect(form.field('Discord username')).toBeFocused();
    await expect(form.field('Discord username')).toHaveAccessibleDescription(/Not this one/);
  });
});

test('everything works by keyboard', async ({ page, form }) => {
  await form.haveRead();
  await form.open();
  const { keyboard } = page;
  await form.position.focus();
  await keyboard.type('Partner');
  await expect(form.heading).toHaveText('Partner Application');
  const person = somebody();
  for (const text of [person.ign, person.discord, 'alex@example.org', '21', 'English']) {
    await keyboard.press('Tab');
    await keyboard.type(text);
  }
  await keyboard.press('Tab');
  await keyboard.type('GMT+00:00 - Europe/L');
  for (const text of ['Details', '1,000', 'Friends']) {
    await keyboard.press('Tab');
    await keyboard.type(text);
  }
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(form.failure).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(form.field('Planned contribution')).toBeFocused();
  await keyboard.type('Events');
  await keyboard.press('Tab');
  await expect(form.submit).toBeFocused();
  await keyboard.press('Enter');
  await expect(form.sent).toBeFocused();
});

test('another position keeps shared answers, and asks before others go', async ({ page, form }) => {
  await form.open();
  await form.choose('Builder');
  await form.field('In-game name').fill('Alex');
  await form.field('Portfolio links').fill('mine');
  await form.choose('Partner');
  const dialog = page.getByRole('dialog', { name: 'Change to Partner?' });
  await expect(dialog).toContainText('Portfolio links');
  await expectNoFindings(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(form.position).toHaveValue('Builder');
  await form.choose('Partner');
  await dialog.getByRole('button', { name: 'Change Position' }).click();
  await expect(form.field('In-game name')).toHaveValue('Alex');
  await form.cancel.click();
  await expect(page).toHaveURL(/\/apply\/?$/);
});

test('when the form itself does not come, it says so and can be asked for again', async ({ page, form }) => {
  await page.route(SCRIPT, (route) => route.abort());
  await page.goto('/apply/form');
  await expect(form.failure).toContainText('The form could not be loaded');
  await page.unroute(SCRIPT);
  await form.failure.getByRole('button', { name: 'Try again' }).click();
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
