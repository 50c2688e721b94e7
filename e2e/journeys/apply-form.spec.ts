import { questionsOf } from '@/content/applications/questions';
import { GUIDELINES_VALID_MS, POSITIONS } from '@/contract/applications';
import { answerWith, CALL, SCRIPT, somebody, test } from '../support/apply-form';
import { expectNoFindings } from '../support/axe';
import { expect } from '../support/test';

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
