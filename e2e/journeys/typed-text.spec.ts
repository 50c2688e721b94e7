import { recovery } from '#messages/recovery';
import { pages, privatePages } from '#network/pages';
import { visitorMessage } from '../../test/support/fixtures/contact-message';
import { AccountPages, newAccount } from '../pages/account-pages';
import { ContactForm } from '../pages/contact-form';
import { untilHydrated } from '../support/elements';
import { holdScripts } from '../support/extensions';
import { ADMIN } from '../support/site';
import { expect, test } from '../support/test';

/** Ways to leave a page and return, each of which reloads it. */
const ways = {
  'another document and Back': async (page: AccountPages['page']) => {
    await page.goto(pages.rules.path);
    await page.goBack();
  },
  'a reload': async (page: AccountPages['page']) => {
    await page.reload();
  },
  'Back on a slow line': async (page: AccountPages['page']) => {
    await page.goto(pages.rules.path);
    const release = await holdScripts(page);
    await page.goBack({ waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    release();
  },
};

for (const [way, leaveAndReturn] of Object.entries(ways)) {
  test(`an email address on the sign-in page is there after ${way}, and is sent`, async ({ page }) => {
    const account = new AccountPages(page);
    await page.goto(pages.login.path);
    await untilHydrated(account.signInButton);
    await account.email.fill(ADMIN.email);
    await account.password.fill('half a pass');
    await leaveAndReturn(page);
    await untilHydrated(account.signInButton);
    await expect(account.email).toHaveValue(ADMIN.email);
    await account.password.fill(ADMIN.password);
    await account.signInButton.click();
    await expect(page).toHaveURL(privatePages.admin.path);
  });

  test(`a registration is there after ${way}, but for its password`, async ({ page }) => {
    const account = new AccountPages(page);
    const { username, email, password } = newAccount();
    await page.goto(pages.register.path);
    await untilHydrated(account.createButton);
    await account.username.fill(username);
    await account.email.fill(email);
    await account.oldEnough.check();
    await leaveAndReturn(page);
    await untilHydrated(account.createButton);
    await expect(account.username).toHaveValue(username);
    await expect(account.oldEnough).toBeChecked();
    await account.password.fill(password);
    await account.createButton.click();
    await expect(page).toHaveURL(privatePages.dashboard.path);
  });

  test(`a message to the team is there after ${way}, and is sent`, async ({ page }) => {
    const contact = new ContactForm(page);
    await contact.open();
    await contact.fill('Half a message');
    await leaveAndReturn(page);
    await contact.isReady();
    await expect(contact.message).toHaveValue(visitorMessage.message);
    await contact.submit.click();
    await expect(contact.sent).toBeVisible();
    await leaveAndReturn(page);
    await contact.isReady();
    await expect(contact.message).toHaveValue('');
  });
}

test('a link away and Back leads to what was typed, and a link to the form to an empty one', async ({
  page,
  frame,
}) => {
  const contact = new ContactForm(page);
  await contact.open();
  await contact.fill('Half a message');
  await frame.footer.locator(`a[href="${pages.rules.path}"]`).click();
  await expect(page).toHaveURL(pages.rules.path);
  await page.goBack();
  await contact.isReady();
  await expect(contact.subject).toHaveValue('Half a message');
  await expect(contact.message).toHaveValue(visitorMessage.message);

  await frame.footer.locator(`a[href="${pages.rules.path}"]`).click();
  await expect(page).toHaveURL(pages.rules.path);
  await frame.footer.locator(`a[href="${pages.support.path}"]`).first().click();
  await contact.isReady();
  await expect(contact.message).toHaveValue('');
});

test('the address on the sign-in page waits for a visitor who looked for their password', async ({
  page,
  frame,
}) => {
  const account = new AccountPages(page);
  await page.goto(pages.login.path);
  // Before the frame is hydrated, a slow machine may load the next page as a document, and the browser keeps this one as it is.
  for (const part of [frame.header, frame.footer]) await untilHydrated(part.getByRole('link').first());
  await untilHydrated(account.signInButton);
  await account.email.fill(ADMIN.email);
  await account.password.fill(ADMIN.password);
  await page.getByRole('link', { name: recovery.forgot.linkLabel }).click();
  await expect(page).toHaveURL(privatePages.forgot.path);
  // Until the next page is there, this one stays with all that was typed.
  await expect(page.getByRole('heading', { name: privatePages.forgot.title })).toBeVisible();
  await page.goBack();
  await expect(account.email).toHaveValue(ADMIN.email);
  await expect(account.password).toHaveValue('');
});
