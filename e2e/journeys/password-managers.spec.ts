import { applicationForm } from '#messages/applications/form';
import { contactForm } from '#messages/contact';
import { recovery } from '#messages/recovery';
import { pages, privatePages } from '#network/pages';
import { ACCOUNT_PATHS } from '@/contract/account-paths';
import { API_BASE } from '@/contract/paths';
import { questionsOf } from '@/lib/questions';
import { answersFor } from '../../test/support/fixtures/applications';
import { visitorMessage } from '../../test/support/fixtures/contact-message';
import { AccountPages, newAccount } from '../pages/account-pages';
import { ApplyForm } from '../pages/apply-form';
import { ContactForm } from '../pages/contact-form';
import { untilHydrated } from '../support/elements';
import { disturb, fillSilently, holdScripts } from '../support/extensions';
import { ADMIN } from '../support/site';
import { expect, test } from '../support/test';

/** Simulates an extension on a page with a form, before or after the app's scripts load. */
const moments = {
  before: async (page: AccountPages['page'], path: string, act: () => Promise<void>) => {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await act();
    release();
    await untilHydrated(page.getByRole('main').locator('form button[type="submit"]'));
  },
  after: async (page: AccountPages['page'], path: string, act: () => Promise<void>) => {
    await page.goto(path);
    await untilHydrated(page.getByRole('main').locator('form button[type="submit"]'));
    await act();
  },
};

for (const [when, open] of Object.entries(moments))
  for (const [how, disturbing] of [
    ['silently', false],
    ['silently, among the nodes of extensions', true],
  ] as const)
    test.describe(`what a manager fills in ${how}, ${when} the scripts come,`, () => {
      test('signs in', async ({ page }) => {
        const account = new AccountPages(page);
        await open(page, pages.login.path, async () => {
          if (disturbing) await disturb(page);
          await fillSilently(page, { ...ADMIN });
        });
        await expect(account.email).toHaveValue(ADMIN.email);
        await expect(account.password).toHaveValue(ADMIN.password);
        await account.signInButton.click();
        await expect(page).toHaveURL(privatePages.admin.path);
      });

      test('registers', async ({ page }) => {
        const account = new AccountPages(page);
        await open(page, pages.register.path, async () => {
          if (disturbing) await disturb(page);
          await fillSilently(page, { ...newAccount(), isOldEnough: true });
        });
        await account.createButton.click();
        await expect(page).toHaveURL(privatePages.dashboard.path);
      });

      test('is a new password', async ({ page }) => {
        await open(page, `${privatePages.reset.path}#token=unknown`, async () => {
          if (disturbing) await disturb(page);
          await fillSilently(page, { password: 'copper rain on a lantern' });
        });
        const answered = page.waitForResponse(`**${API_BASE}${ACCOUNT_PATHS.reset}`);
        await page.getByRole('button', { name: recovery.reset.submitLabel }).click();
        expect((await answered).request().postDataJSON()).toMatchObject({
          password: 'copper rain on a lantern',
        });
      });
    });

test('the contact form sends what was filled in without a key', async ({ page, site }) => {
  const contact = new ContactForm(page);
  await contact.open();
  await disturb(page);
  await fillSilently(page, { ...visitorMessage, subject: 'Filled in by a manager' });
  await contact.submit.click();
  await expect(contact.sent).toContainText(contactForm.success.title);
  const arrived = () => site.inbox.forms.map(({ fields }) => fields['subject']);
  await expect.poll(arrived).toContain('Filled in by a manager');
});

test('the application form sends what was filled in without a key', async ({ page }) => {
  const form = new ApplyForm(page);
  await form.haveRead();
  await form.open();
  await disturb(page);
  await form.choose('Builder');
  const answers = answersFor('Builder');
  for (const { label } of questionsOf('Builder')) await expect(form.field(label)).toBeVisible();
  await disturb(page);
  await fillSilently(page, answers);
  await form.submit.click();
  await expect(form.sent).toContainText(applicationForm.success.title);
});
