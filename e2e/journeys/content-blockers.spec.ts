import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contactForm } from '#messages/contact';
import { contentDesk } from '#messages/content-desk';
import { partFailure } from '#messages/failures';
import { banner as texts } from '#messages/published';
import { pages } from '#network/pages';
import { CONTENT_DESK_PATHS } from '@/contract/content-paths';
import { API_BASE } from '@/contract/paths';
import { uploadPath } from '@/contract/uploads';
import { AccountPages, newAccount } from '../pages/account-pages';
import { ApplyForm } from '../pages/apply-form';
import { ContactForm } from '../pages/contact-form';
import { ContentDesk } from '../pages/content-desk';
import { contentCalls } from '../support/content-calls';
import { untilHydrated } from '../support/elements';
import { blockAds, blockedPartOf, hiddenWordIn } from '../support/filter-lists';
import { builtFiles } from '../support/routes';
import { beSignedIn } from '../support/session';
import { ADMIN } from '../support/site';
import { expect, test } from '../support/test';

const dist = path.join(process.cwd(), 'dist');
/** Fixed by the contract. The desk shows an error if it is blocked. */
const DESK_BANNER = `${API_BASE}${CONTENT_DESK_PATHS.banner}`;

test.describe('names that filter lists look for', () => {
  test('no file of the build has one, and no call but that of the banner at the desk', () => {
    const files = builtFiles.map((file) => `/${path.relative(dist, file)}`);
    const { paths } = JSON.parse(readFileSync(path.join(dist, 'api/openapi.json'), 'utf8')) as {
      paths: Record<string, unknown>;
    };
    const found = [...files, ...Object.keys(paths)].filter((each) => blockedPartOf(each) !== undefined);
    expect(found).toEqual([DESK_BANNER]);
  });

  test('no element of a prerendered page bears one', () => {
    const names = builtFiles
      .filter((file) => file.endsWith('.html') && !file.includes('api-docs'))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/ (id|class)="([^"]*)"/g)])
      .flatMap(([, kind, value = '']) => value.split(' ').map((name) => [kind, name] as const));
    const found = names.filter(([kind, name]) => hiddenWordIn(name, kind as 'id' | 'class') !== undefined);
    expect(found).toEqual([]);
  });

  test('no address of an uploaded picture has one, whatever its size', () => {
    const sizes = ['300x250', '300x600', '728x90', '468x60', '160x600', '970x250'];
    const found = sizes
      .map((size) => size.split('x').map(Number))
      .map(([width = 0, height = 0]) => uploadPath('a'.repeat(32), { width, height }))
      .filter((each) => blockedPartOf(each) !== undefined);
    expect(found).toEqual([]);
  });
});

test('with an ad blocker a visitor sees the announcement and uses each form', async ({
  page,
  site,
  request,
}) => {
  const takeDown = await (
    await contentCalls(request)
  ).putUp({ text: 'The season ends on Sunday', tone: 'info' });
  const blocked = await blockAds(page);
  const account = newAccount();
  const accounts = new AccountPages(page);
  await accounts.register(account);
  await expect(accounts.profile).toContainText(account.email);
  await expect(page.getByRole('region', { name: texts.label })).toContainText('The season ends on Sunday');
  await accounts.choose('signOut');
  await accounts.fillIn(account);
  await expect(page).toHaveURL('/user/dashboard');

  const contact = new ContactForm(page);
  await contact.open();
  await contact.fill('My rank');
  await contact.submit.click();
  await expect(contact.sent).toContainText(contactForm.success.title);
  await expect.poll(() => site.inbox.forms.length).toBeGreaterThan(0);

  const form = new ApplyForm(page);
  await form.haveRead();
  await form.open();
  await expect(form.position).toBeEditable();

  for (const { path: address, title } of [
    pages.vote,
    pages.serverInfo,
    pages.news,
    pages.events,
    pages.leaderboard,
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alert'), title).toHaveCount(0);
  }
  expect(blocked).toEqual([]);
  await takeDown();
});

test('a call that an ad blocker refuses says so at the desk, and can be made again', async ({ page }) => {
  await blockAds(page);
  const desk = new ContentDesk(page);
  await desk.enter('?tab=banner');
  const failure = page.getByRole('alert').filter({ hasText: contentDesk.banner.failure });
  await expect(failure).toContainText('any ad blocker');
  await page.unrouteAll({ behavior: 'wait' });
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(desk.bannerText).toBeEditable();
});

test('a story whose address an ad blocker refuses can be read all the same', async ({ page, request }) => {
  const calls = await contentCalls(request);
  const title = 'Advertising your own server';
  const remove = await calls.write('news', {
    ...{ title, tag: 'Rules', summary: '', points: [], art: 'campfire', body: 'Ask the team first.' },
    publishedAt: new Date(Date.now() - 60_000).toISOString(),
  });
  await blockAds(page);
  await page.goto(pages.news.path);
  const link = page.getByRole('link', { name: title });
  await untilHydrated(link);
  await link.click();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('main')).toContainText('Ask the team first.');
  await remove();
});

test('a form whose script is blocked says so, keeps what was typed, and works once it comes', async ({
  page,
}) => {
  const script = '**/sign-in-form*.js';
  await page.route(script, (route) => route.abort('blockedbyclient'));
  await page.goto('/login');
  const pagesOf = new AccountPages(page);
  await pagesOf.email.fill(ADMIN.email);
  await pagesOf.password.fill(ADMIN.password);
  await expect(page.getByRole('alert')).toContainText(partFailure.title);
  await page.unroute(script);
  await pagesOf.signInButton.click();
  await expect(page).toHaveURL('/admin');
});

test('pages can be used without their fonts and pictures', async ({ page }) => {
  await page.route(/\.(?:woff2|avif|webp|png|svg|jpg|ico)$/, (route) => route.abort('blockedbyclient'));
  await beSignedIn(page, ADMIN);
  for (const address of ['/', pages.serverInfo.path, pages.leaderboard.path, '/user/dashboard']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Account' })).toBeVisible();
  }
});

test('a page whose own script is blocked can be read, and leads on', async ({ page, frame, problems }) => {
  await page.route('**/*page-team*.js', (route) => route.abort('blockedbyclient'));
  await page.goto(pages.team.path);
  await page.mouse.move(1, 1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await frame.footer.locator(`a[href^="${pages.rules.path}"]`).first().click();
  await expect(page).toHaveURL(/\/rules\/?$/);
  await untilHydrated(frame.heading);
  problems.length = 0;
});
