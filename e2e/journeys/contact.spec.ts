import { contactForm } from '#messages/contact';
import { support } from '#network/support';
import { CSRF_COOKIE } from '@/contract/csrf';
import { visitorMessage } from '../../test/support/fixtures/contact-message';
import { ContactForm } from '../pages/contact-form';
import { expectNoFindings } from '../support/axe';
import { expect, test as base } from '../support/test';

const CALL = '**/api/contact';
const SCRIPT = '**/contact-form*.js';
const topics = support.topics.items.map(({ label }) => label);
const [first = '', last = ''] = [topics.at(0), topics.at(-1)];

const test = base.extend<{ form: ContactForm }>({
  form: async ({ page }, use) => {
    await use(new ContactForm(page));
  },
});

test('a visitor writes to the team, is told so, and the message arrives @firefox', async ({
  site,
  page,
  form,
}) => {
  await form.open();
  await form.fill('My rank');
  await form.submit.click();
  await expect(form.sent).toContainText(contactForm.success.title);
  await expect(form.sent).toBeFocused();
  for (const field of [form.email, form.subject, form.message]) await expect(field).toHaveValue('');
  const arrived = () => site.inbox.forms.filter(({ fields }) => fields['subject'] === 'My rank');
  await expect.poll(arrived).toHaveLength(1);
  expect(arrived()[0]?.fields).toEqual({ ...visitorMessage, subject: 'My rank' });
  await expectNoFindings(page, '#contact');
});

test('a topic leads to the form and is its subject @firefox', async ({ page, form }) => {
  await form.open();
  for (const topic of [last, first]) {
    await form.topic(topic).click();
    await expect(form.subject).toHaveValue(topic);
    await expect(form.heading).toBeInViewport();
  }

  await page.goto(`/support?${new URLSearchParams({ topic: last }).toString()}#contact`);
  await expect(form.subject).toHaveValue(last);
});

test('says at the fields what is wrong, and sends nothing @firefox', async ({ page, form }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await form.open();
  await form.submit.click();
  await expect(form.section).toContainText('Email address is required');
  await expect(form.section).toContainText('Subject is required');
  await expect(form.section).toContainText('Message is required');
  await expect(form.email).toBeFocused();
  await form.email.fill('visitor@example');
  await expect(form.section).toContainText('Please enter a valid email address');
  await expectNoFindings(page, '#contact');
  expect(calls).not.toContain('/api/contact');
});

test('while the functions are down the text stays, and is sent once they are back @firefox', async ({
  site,
  page,
  form,
}) => {
  await form.open();
  await page.route(CALL, (route) => route.abort());
  await form.fill('Written during an outage');
  await form.submit.click();
  await expect(form.failure).toContainText(contactForm.failure.title);
  await expect(form.message).toHaveValue(visitorMessage.message);
  await expectNoFindings(page, '#contact');

  await page.unroute(CALL);
  await form.submit.click();
  await expect(form.sent).toContainText(contactForm.success.title);
  await expect(form.failure).toBeHidden();
  await expect
    .poll(() => site.inbox.forms.map(({ fields }) => fields['subject']))
    .toContain('Written during an outage');
});

test('an answer that gets lost makes no second message', async ({ site, page, form }) => {
  await form.open();
  await page.route(CALL, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await form.fill('Only once');
  await form.submit.click();
  await expect(form.failure).toBeVisible();
  await page.unroute(CALL);
  await form.submit.click();
  await expect(form.sent).toBeVisible();
  await form.fill('Only once, the end');
  await form.submit.click();
  const subjects = () => site.inbox.forms.map(({ fields }) => fields['subject']);
  await expect.poll(subjects).toContain('Only once, the end');
  expect(subjects().filter((subject) => subject === 'Only once')).toHaveLength(1);
});

test('works with an anti-forgery cookie that is no longer good @firefox', async ({ site, page, form }) => {
  await page.context().addCookies([{ name: CSRF_COOKIE, value: 'out.dated', url: site.url }]);
  await form.open();
  await form.fill('With an old cookie');
  await form.submit.click();
  await expect(form.sent).toBeVisible();
});

test('over the limit it says when to come back @firefox', async ({ page, form }) => {
  await form.open();
  await page.route(CALL, (route) =>
    route.fulfill({
      status: 429,
      headers: { 'Retry-After': '120' },
      json: { error: { code: 'rate_limited', message: 'Too many requests from your network.' } },
    }),
  );
  await form.fill('One too many');
  await form.submit.click();
  await expect(form.failure).toContainText('in 2 minutes');
  await expect(form.subject).toHaveValue('One too many');
});

for (const width of [390, 1440])
  test(`the form takes its place without moving anything at ${String(width)} px`, async ({ page, form }) => {
    await page.setViewportSize({ width, height: 900 });
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(SCRIPT, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/support');
    await page.evaluate(() => document.fonts.ready);
    await form.section.scrollIntoViewIfNeeded();
    const parts = form.section.locator('label, input, textarea, button, p:not([id]), footer');
    const boxes = async () => Promise.all((await parts.all()).map((part) => part.boundingBox()));
    const before = (await boxes()).filter((box) => box !== null);
    expect(before.length).toBeGreaterThan(8);
    letGo();
    await form.isReady();
    expect((await boxes()).filter((box) => box !== null)).toEqual(before);
  });

test('what checks and sends comes after the page', async ({ page, request, form }) => {
  const loaded = new Set<string>();
  page.on('response', (response) => loaded.add(new URL(response.url()).pathname));
  await form.open();
  const html = await (await request.get('/support')).text();
  const holders: string[] = [];
  for (const script of [...loaded].filter((path) => path.endsWith('.js'))) {
    if (/__isYupSchema__|validateYupSchema/.test(await (await request.get(script)).text()))
      holders.push(script);
  }
  expect(holders).not.toEqual([]);
  for (const script of holders) expect(html).not.toContain(script);
});

test('when the form itself does not come, it says so and can be asked for again', async ({ page, form }) => {
  await page.route(SCRIPT, (route) => route.abort());
  await page.goto('/support');
  await form.section.scrollIntoViewIfNeeded();
  await expect(form.failure).toContainText(contactForm.notLoaded.title);
  await page.unroute(SCRIPT);
  await form.failure.getByRole('button', { name: contactForm.notLoaded.retryLabel }).click();
  await form.isReady();
  await expect(form.email).toBeEditable();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a line with the address stands where the form would', async ({ page, form }) => {
    await page.goto('/support');
    await expect(form.withoutScript).toBeVisible();
    await expect(form.section.getByRole('link')).toHaveAttribute('href', /^mailto:.+@.+/);
    await expect(form.email).toBeHidden();
  });
});
