import { ownAccount } from '#messages/own-account';
import { sessionEnded } from '#messages/pages';
import { recovery } from '#messages/recovery';
import { privatePages } from '#network/pages';
import { INVALID_LINK } from '@/contract/recovery-requests';
import { AccountPages, newAccount } from '../pages/account-pages';
import { expectNoFindings } from '../support/axe';
import { expect, test } from '../support/test';

const { forgot, reset, verify, own } = recovery;
const NEW_PASSWORD = 'copper rain on a lantern';
const about = {
  verify: /^Confirm your email address/,
  reset: /^Set a new password/,
  changed: /^The password of your/,
  requested: /^A new email address/,
  moved: /^The email address of your .* was changed/,
};

test('the keyboard alone gets a link by mail, sets a new password, and whoever was signed in is out @firefox', async ({
  page,
  browser,
  site,
}) => {
  const account = newAccount();
  const pages = new AccountPages(page);
  await pages.register(account);
  await expect(page).toHaveURL('/user/dashboard');

  const elsewhere = await browser.newContext({ baseURL: site.url });
  const other = await elsewhere.newPage();
  const otherPages = new AccountPages(other);
  await other.goto('/login');
  await other.getByRole('link', { name: forgot.linkLabel }).focus();
  await other.keyboard.press('Enter');
  await expect(other.getByRole('heading', { name: privatePages.forgot.title, level: 1 })).toBeVisible();
  await otherPages.email.focus();
  await other.keyboard.type(account.email.toUpperCase());
  await other.keyboard.press('Enter');
  await expect(other.getByText(forgot.done.text)).toBeVisible();
  const text = await other.getByText(forgot.done.text).boundingBox();
  expect(text?.width, 'the button does not squeeze the text').toBeGreaterThan(280);

  const link = await site.mailbox.link(account.email, about.reset);
  await other.goto(link);
  await other.getByLabel(reset.fieldLabel).focus();
  await other.keyboard.type(NEW_PASSWORD);
  await other.keyboard.press('Enter');
  await expect(other.getByText(reset.done.text)).toBeVisible();
  await site.mailbox.read(account.email, about.changed);

  await page.reload();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(sessionEnded.title)).toBeVisible();

  await other.getByRole('link', { name: recovery.signInLabel, exact: true }).focus();
  await other.keyboard.press('Enter');
  await expect(other).toHaveURL('/login');
  await otherPages.fillIn({ ...account, password: NEW_PASSWORD });
  await expect(other).toHaveURL('/user/dashboard');
  await expect(otherPages.profile).toContainText(own.confirmed);
  await elsewhere.close();
});

test('a link for a new password counts once, and the page says where to get another @firefox', async ({
  page,
  site,
}) => {
  const account = newAccount();
  const pages = new AccountPages(page);
  await pages.register(account);
  await expect(page).toHaveURL('/user/dashboard');
  await pages.choose('signOut');
  await page.goto(privatePages.forgot.path);
  await pages.email.fill(account.email);
  await page.getByRole('button', { name: forgot.submitLabel }).click();
  const link = await site.mailbox.link(account.email, about.reset);
  await page.goto(link);
  const setPassword = async (password: string) => {
    await page.getByLabel(reset.fieldLabel).fill(password);
    await page.getByRole('button', { name: reset.submitLabel }).click();
  };
  await setPassword('short');
  await expect(page.getByLabel(reset.fieldLabel)).toBeFocused();
  await setPassword(NEW_PASSWORD);
  await expect(page.getByText(reset.done.title)).toBeVisible();

  await page.reload();
  await setPassword('another lantern in the rain');
  await expect(page.getByRole('alert')).toContainText(INVALID_LINK);
  await page.getByRole('link', { name: reset.newLinkLabel }).click();
  await expect(page).toHaveURL(privatePages.forgot.path);
});

test('a new address is confirmed by its link, which the dashboard sends once more @firefox', async ({
  page,
  site,
}) => {
  const account = newAccount();
  const pages = new AccountPages(page);
  await pages.register(account);
  await expect(pages.profile).toContainText(own.unconfirmed);
  await site.mailbox.read(account.email, about.verify);
  await pages.profile.getByRole('button', { name: own.sendLabel }).click();
  await expect(page.getByText(own.sent.title)).toBeVisible();
  const link = await site.mailbox.link(account.email, about.verify, 2);

  await page.goto(link);
  await page.getByRole('button', { name: verify.submitLabel }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(verify.done.title)).toBeVisible();
  await page.getByRole('link', { name: verify.dashboardLabel }).click();
  await expect(pages.profile).toContainText(own.confirmed);
});

test('another address takes the place of the old one once it is confirmed, and the old one is told @firefox', async ({
  page,
  site,
}) => {
  const [account, { email }] = [newAccount(), newAccount()];
  const pages = new AccountPages(page);
  await pages.register(account);
  await page.goto(await site.mailbox.link(account.email, about.verify));
  await page.getByRole('button', { name: verify.submitLabel }).click();
  await page.getByRole('link', { name: verify.dashboardLabel }).click();
  await expect(page).toHaveURL('/user/dashboard');
  const details = page.getByRole('region', { name: ownAccount.details.title });
  await details.getByRole('tab', { name: 'Email' }).click();
  const panel = details.getByRole('tabpanel', { name: 'Email' });
  await panel.getByLabel('Email address').fill(email);
  await panel.getByLabel(ownAccount.details.currentPasswordLabel).fill(account.password);
  await panel.getByRole('button', { name: ownAccount.email.submitLabel }).click();
  await expect(page.getByText(ownAccount.email.pending.text(email))).toBeVisible();
  await expect(pages.profile).toContainText(own.pending(email));
  expect(await site.mailbox.read(account.email, about.requested)).toContain(email);
  await expectNoFindings(page, 'main');

  await page.goto(await site.mailbox.link(email, about.verify));
  await page.getByRole('button', { name: verify.submitLabel }).click();
  await expect(page.getByText(verify.done.title)).toBeVisible();
  await site.mailbox.read(account.email, about.moved);
  await page.getByRole('link', { name: verify.dashboardLabel }).click();
  await expect(page).toHaveURL('/login');
  await pages.fillIn({ ...account, email });
  await expect(page).toHaveURL('/user/dashboard');
  await expect(pages.profile).toContainText(email);
  await expect(pages.profile).toContainText(own.confirmed);
});

for (const [width, narrow = width] of [[390, 320], [1440]] as const)
  test(`the pages that mails lead to have no accessibility findings in either theme, and fit, at ${String(width)} px`, async ({
    page,
    frame,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const { path } of [privatePages.forgot, privatePages.reset, privatePages.verify])
      await test.step(path, async () => {
        await page.setViewportSize({ width: narrow, height: 640 });
        await page.goto(`${path}#token=made-up`);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(narrow);
        await page.setViewportSize({ width, height: 900 });
        await page.getByRole('main').getByRole('button').last().click();
        await expect(
          page
            .getByRole('main')
            .getByText(/is required|was not/)
            .first(),
        ).toBeVisible();
        for (const theme of ['Light', 'Dark'] as const) {
          await frame.chooseTheme(theme);
          await expectNoFindings(page);
        }
      });
  });
