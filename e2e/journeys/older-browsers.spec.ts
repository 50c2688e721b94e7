import type { Page } from '@playwright/test';
import { copyIp } from '#messages/connect';
import { contactForm } from '#messages/contact';
import { outdatedBrowser } from '#messages/pages';
import { secondStep } from '#messages/second-step';
import { votePage } from '#messages/vote-page';
import { pages } from '#network/pages';
import { voteSites } from '#network/voting';
import { INSECURE_HOST } from '../../test/support/fakes/outside-pictures';
import { newGlobals, newStatics } from '../../tools/browsers/newer-features.mjs';
import { AccountPages, newAccount } from '../pages/account-pages';
import { ContactForm } from '../pages/contact-form';
import { Frame } from '../pages/frame';
import { LeaderboardPage } from '../pages/leaderboard-page';
import { ServerStatusPage } from '../pages/server-status-page';
import { voteOnDevice, VotePage } from '../pages/vote-page';
import { expect, test } from '../support/test';
import { expectToast } from '../support/toasts';
import { blockStorage, removeFeatures, silenceTimings } from '../support/without';

/** Features missing in some supported browser. */
const YOUNG = [...newGlobals, ...newStatics.map(({ object, name }) => `${object}.${name}`)];

/** Features that privacy settings or plain `http:` addresses disable. */
const PROTECTED = [
  'PerformanceObserver',
  'IntersectionObserver',
  'ResizeObserver',
  'BroadcastChannel',
  'Notification',
  'PublicKeyCredential',
  'crypto.randomUUID',
  'crypto.subtle',
  'navigator.clipboard',
  'navigator.credentials',
  'navigator.locks',
  'navigator.serviceWorker',
];

const [site] = voteSites;
if (!site) throw new Error('There is no site to vote on');

/** Uses each main function of the site. */
const useEverything = async (page: Page) => {
  await test.step('the theme', async () => {
    await page.goto('/');
    await new Frame(page).chooseTheme('Light');
  });
  await test.step('a message', async () => {
    const form = new ContactForm(page);
    await form.open();
    await form.fill('From an older browser');
    await form.submit.click();
    await expect(form.sent).toContainText(contactForm.success.title);
  });
  await test.step('the address', async () => {
    const status = new ServerStatusPage(page);
    await status.open();
    await status.copyButton('Server IP').click();
    await expectToast(page, copyIp.addressCopied('Server IP'));
  });
  await test.step('a vote', async () => {
    await voteOnDevice(page.context());
    const votes = new VotePage(page);
    await votes.open();
    await votes.vote(site);
    await expect(votes.button(site)).toHaveText(votePage.sites.votedLabel);
  });
  await test.step('the leaderboard', async () => {
    const leaderboard = new LeaderboardPage(page);
    await leaderboard.open();
    await expect(leaderboard.podium).toBeVisible();
    await page.goto('/licenses');
    await expect(page.getByRole('heading', { name: 'MIT', exact: true })).toBeVisible();
  });
  await test.step('an account', async () => {
    const account = newAccount();
    const pages = new AccountPages(page);
    await pages.register(account);
    await expect(pages.profile).toContainText(account.username);
    await pages.choose('signOut');
    await pages.fillIn(account);
    await expect(pages.profile).toContainText(account.username);
  });
};

test('the oldest browsers that are supported can use everything', async ({ page, context }) => {
  await removeFeatures(context, YOUNG);
  await useEverything(page);
});

test('so can browsers whose settings take features away', async ({ page, context }) => {
  await removeFeatures(context, PROTECTED);
  await blockStorage(context);
  await useEverything(page);
});

test('the app starts by itself where the browser does not tell of its paints', async ({
  page,
  context,
  frame,
}) => {
  await silenceTimings(context);
  await page.goto('/');
  await expect(page.locator('script[src*="/main-"]')).toBeAttached();
  await frame.chooseTheme('Light');
});

test('a browser that cannot run the app says so, and its pages stay readable', async ({
  page,
  context,
  frame,
}) => {
  await removeFeatures(context, ['Array.prototype.toSorted']);
  await page.goto('/');
  await expect(page.getByRole('alert')).toHaveText(outdatedBrowser);
  await expect(frame.heading).toBeVisible();
  await frame.footer.locator(`a[href^="${pages.rules.path}"]`).first().click();
  await expect(page).toHaveURL(/\/rules\/?$/);
  await expect(page.getByRole('alert')).toHaveText(outdatedBrowser);
  await expect(page.locator('script[src*="/main-"]')).toHaveCount(0);
});

test.describe('on plain http', () => {
  const insecure = test.extend({
    baseURL: async ({ site }, use) => {
      await use(site.url.replace(/\/\/[^:]+/, `//${INSECURE_HOST}`));
    },
  });

  insecure('all but passkeys works, which say why', async ({ page, problems }) => {
    await useEverything(page);
    await page.goto('/login');
    await expect(page.getByText(secondStep.noPasskeys.insecure)).toBeVisible();
    // Chromium reports a header that is valid only for secure addresses.
    for (const line of problems) expect(line).toContain('Cross-Origin-Opener-Policy');
    problems.length = 0;
  });
});
