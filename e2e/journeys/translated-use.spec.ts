import { copyIp } from '#messages/connect';
import { contactForm } from '#messages/contact';
import { identity } from '#network/identity';
import { voteSites } from '#network/voting';
import { OTHER_SERVER, ENTRANCE_SERVER } from '../../test/support/fixtures/tracked-servers';
import { AccountPages, newAccount } from '../pages/account-pages';
import { ApplyForm } from '../pages/apply-form';
import { ContactForm } from '../pages/contact-form';
import { LeaderboardPage } from '../pages/leaderboard-page';
import { voteOnDevice, VotePage } from '../pages/vote-page';
import { readClipboard, setClipboard } from '../support/clipboard';
import { nextStatus } from '../support/next-status';
import { players } from '../support/players';
import { expectLines } from '../support/problems';
import { expect, test } from '../support/test';
import { expectToast } from '../support/toasts';
import { alwaysTranslate, untilTranslated } from '../support/translator';

const HOUR_MS = 3_600_000;

test.beforeEach(({ page }) => alwaysTranslate(page));

test('somebody registers, is told what is wrong, signs out and in again', async ({ page, problems }) => {
  const account = newAccount();
  const pages = new AccountPages(page);
  await page.goto('/register');
  await pages.createButton.click();
  await expect(
    page.getByText('Email address is required').or(page.getByText('Email is required')),
  ).toBeVisible();
  await untilTranslated(page);
  await pages.register(account);
  await expect(page).toHaveURL('/user/dashboard');
  await expect(pages.profile).toContainText(account.email);
  await untilTranslated(page);

  await pages.choose('signOut');
  await expect(page).toHaveURL('/login');
  await pages.signInButton.click();
  await untilTranslated(page);
  await pages.fillIn({ ...account, password: 'another one' });
  await expect(page.getByRole('alert')).toContainText('Sign-in failed');
  await expect(pages.email).toHaveValue(account.email);
  await untilTranslated(page);
  await pages.fillIn(account);
  await expect(page).toHaveURL('/user/dashboard');
  await expect(pages.profile).toContainText(account.username);
  await expectLines(problems, ['Sign-in failed: status 401']);
});

test('a message is corrected, sent and acknowledged', async ({ site, page }) => {
  const form = new ContactForm(page);
  await form.open();
  await untilTranslated(page);
  await form.submit.click();
  await expect(form.section).toContainText('Message is required');
  await untilTranslated(page);
  await form.fill('Read in German');
  await form.submit.click();
  await expect(form.sent).toContainText(contactForm.success.title);
  await expect
    .poll(() => site.inbox.forms.map(({ fields }) => fields['subject']))
    .toContain('Read in German');
  await untilTranslated(page);
  for (const field of [form.email, form.subject, form.message]) await expect(field).toHaveValue('');
});

test('an application keeps its answers while what is wrong with them is shown', async ({ page }) => {
  const form = new ApplyForm(page);
  await form.haveRead();
  await form.open();
  await form.choose('Staff');
  await untilTranslated(page);
  await form.submit.click();
  await expect(form.failure).toBeVisible();
  await untilTranslated(page);
  await form.fill('Staff');
  await form.submit.click();
  await expect(form.sent).toBeVisible();
  await untilTranslated(page);
});

test('the addresses are copied, from the status page and the dialog', async ({
  page,
  statusPage,
  connectDialog,
}) => {
  await statusPage.open();
  await setClipboard(page, 'granted');
  await untilTranslated(page);
  await statusPage.copyButton('Server IP').click();
  await expectToast(page, copyIp.addressCopied('Server IP'));
  await untilTranslated(page);
  await statusPage.copyButton('Backup IP').click();
  await expectToast(page, copyIp.addressCopied('Backup IP'));
  expect(await readClipboard(page)).toBe(identity.addresses[1]?.address);

  await connectDialog.open();
  await untilTranslated(page);
  await connectDialog.copyButton.click();
  await expect(connectDialog.copyButton).toHaveText(copyIp.copiedLabel);
  await untilTranslated(page);
  await connectDialog.closeButton.click();
  await expect(connectDialog.root).toBeHidden();
});

test('the figures of the servers are the new ones', async ({ site, page, statusPage }) => {
  for (const server of Object.values(site.servers)) server.setPlayers(players(0));
  site.servers[ENTRANCE_SERVER].setPlayers(players(40, 'Guest'));
  site.servers[OTHER_SERVER].setPlayers(players(12, 'Fighter'));
  await site.advance(HOUR_MS);
  await statusPage.open();
  await expect(statusPage.overview).toContainText('52/53');
  await untilTranslated(page);
  await page.clock.install();
  for (const online of [20, 3]) {
    site.servers[ENTRANCE_SERVER].setPlayers(players(online, 'Guest'));
    const both = `${String(online + 12)}/${String(online + 13)}`;
    await nextStatus({ site, page }, (timeout) =>
      expect(statusPage.overview).toContainText(both, { timeout }),
    );
    await expect(statusPage.card(ENTRANCE_SERVER)).toContainText(`${String(online)}/${String(online + 1)}`);
  }
  await expect(statusPage.tiles(ENTRANCE_SERVER)).toHaveCount(3);
});

test('a vote counts, and a player is found on the boards', async ({ page, context }) => {
  await voteOnDevice(context);
  const vote = new VotePage(page);
  await vote.open();
  const [site] = voteSites;
  if (!site) throw new Error('There is no listing site');
  await expect(vote.button(site)).toBeEnabled();
  await untilTranslated(page);
  await (await vote.vote(site)).close();
  await expect(vote.countdown(site)).toBeVisible();

  const board = new LeaderboardPage(page);
  await board.open();
  await expect(board.steps).toHaveCount(3);
  await untilTranslated(page);
  await board.tab('lifesteal').click();
  await expect(board.steps).toHaveCount(3);
  await untilTranslated(page);
  await board.search('nobody_here');
  await expect(board.finder.getByRole('strong')).toHaveText('nobody_here');
  await untilTranslated(page);
});
