import { readFile } from 'node:fs/promises';
import { offline } from '#messages/pages';
import { pages, privatePages } from '#network/pages';
import { OFFLINE_PATH } from '@/contract/pages';
import { expectNoFindings } from '../support/axe';
import { untilHydrated } from '../support/elements';
import { hasKept, keptFiles } from '../support/kept-files';
import { hasLoaded } from '../support/layout-shifts';
import { startReleasedSite } from '../support/released-site';
import { beSignedIn } from '../support/session';
import { ADMIN } from '../support/site';
import { expect, test } from '../support/test';

test.use({ serviceWorkers: 'allow' });

test('pages that were seen can be read without a network, whether they were loaded or gone to', async ({
  page,
  context,
  frame,
}) => {
  await page.goto(pages.terms.path);
  await page.mouse.move(1, 1);
  await untilHydrated(frame.themeButton);
  await hasKept(page, pages.terms.path);
  const termsTitle = await frame.heading.innerText();
  await page.getByRole('main').locator(`a[href="${pages.rules.path}"]`).first().click();
  await expect(page).toHaveURL(pages.rules.path);
  await hasKept(page, pages.rules.path);
  await expect(frame.heading).not.toHaveText(termsTitle);
  const rulesTitle = await frame.heading.innerText();

  await context.setOffline(true);
  for (const [path, title] of [
    [pages.terms.path, termsTitle],
    [pages.rules.path, rulesTitle],
  ] as const) {
    await page.goto(`${path}?from=a-link`);
    await expect(frame.heading).toHaveText(title);
    await expect(frame.header).toHaveCSS('position', 'sticky');
    await frame.chooseTheme('Light');
    expect(await frame.theme()).toBe('light');
    await frame.chooseTheme('Dark');
  }
});

test('the last seen copy takes the place of a page that a slow network does not bring', async ({
  page,
  site,
  frame,
}) => {
  const slow = await startReleasedSite(site.url);
  await page.goto(`${slow.url}${pages.rules.path}`);
  await hasKept(page, pages.rules.path);
  const title = await frame.heading.innerText();
  slow.stall();
  await page.goto('about:blank');
  await page.goto(`${slow.url}${pages.rules.path}`, { waitUntil: 'commit' });
  await expect(frame.heading).toHaveText(title);
  await slow.close();
});

test('a page that was never seen leads to the offline page, which lists those that were', async ({
  page,
  context,
  frame,
}) => {
  await page.goto(pages.rules.path);
  await hasKept(page, pages.rules.path);
  await context.setOffline(true);
  for (const path of [privatePages.dashboard.path, pages.team.path]) {
    await page.goto(path);
    await expect(frame.heading).toHaveText(offline.title);
    await expect(page).toHaveURL(path);
  }
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem')).toHaveText([pages.rules.title]);
  await expectNoFindings(page);
  await main.getByRole('link', { name: offline.retry }).click();
  await expect(frame.heading).toHaveText(offline.title);
  await context.setOffline(false);
  await main.getByRole('link', { name: offline.retry }).click();
  await expect(page).toHaveURL(pages.team.path);
  await expect(frame.heading).not.toHaveText(offline.title);

  await context.setOffline(true);
  await page.goto(pages.store.path);
  await main.getByRole('link', { name: pages.rules.title }).click();
  await expect(frame.heading).not.toHaveText(offline.title);
});

test('nothing is kept of what only an account sees, of calls and of the film', async ({ page, frame }) => {
  await beSignedIn(page, ADMIN);
  await page.goto(pages.home.path);
  await hasKept(page, pages.home.path);
  for (const path of [
    pages.leaderboard.path,
    pages.serverInfo.path,
    privatePages.dashboard.path,
    privatePages.admin.path,
    privatePages.adminUsers.path,
    '/no-such-page',
    '/rewards',
    pages.home.path,
  ]) {
    await page.goto(path);
    await expect(frame.heading).toBeVisible();
    await hasLoaded(page);
  }
  await hasKept(page, pages.leaderboard.path);
  const files = await keptFiles(page);
  const publicPaths: string[] = Object.values(pages).map(({ path }) => path);
  const expected = /^\/(assets\/.+|media\/.+\.(avif|webp))$/;
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter(({ path }) => !publicPaths.includes(path) && !expected.test(path))).toEqual([]);
  expect(files.filter(({ status, type }) => status !== 200 || type !== 'basic')).toEqual([]);
});

test('a new worker takes over at the next page, and an open tab finds what it has loaded', async ({
  page,
  context,
  site,
}) => {
  const released = await startReleasedSite(site.url);
  await page.goto(`${released.url}${pages.rules.path}`);
  await hasKept(page, pages.rules.path);
  const script = await page.locator('script[src*="page-rules"]').getAttribute('src');
  const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await expect.poll(isControlled).toBe(true);
  await page.evaluate(() => {
    navigator.serviceWorker.addEventListener('controllerchange', () => document.body.classList.add('taken'));
  });
  released.release(`${await (await fetch(`${released.url}/sw.js`)).text()}\n// The next release.`);

  const other = await context.newPage();
  await other.goto(`${released.url}${pages.terms.path}`);
  await expect(page.locator('body')).toHaveClass(/taken/);
  const load = (address: string) => page.evaluate(async (file) => (await fetch(file)).status, address);
  expect((await fetch(`${released.url}${String(script)}`)).status).toBe(404);
  expect(await load(String(script))).toBe(200);
  await released.close();
});

test('a site that does not want it any more takes the worker and all that it kept away', async ({
  page,
  site,
}) => {
  const released = await startReleasedSite(site.url);
  await page.goto(`${released.url}${pages.rules.path}`);
  await hasKept(page, pages.rules.path);
  released.release(await readFile('.local/build/remove.js', 'utf8'));
  // A page that registers no worker, like a site that does not want one.
  await page.goto(`${released.url}/robots.txt`);
  const left = () =>
    page.evaluate(async () => [
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ...(await caches.keys()),
    ]);
  await expect.poll(left).toEqual([]);
  await released.close();
});

test('a damaged copy of a script gives way to a whole one', async ({ page, frame }) => {
  await page.goto(pages.rules.path);
  await hasKept(page, pages.rules.path);
  await untilHydrated(frame.footer);
  await page.evaluate(async () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const script = loaded.find((name) => name.includes('/frame.')) ?? '';
    const damaged = new Response('', { headers: { 'Content-Type': 'text/javascript' } });
    await (await caches.open('files')).put(script, damaged);
  });
  await page.reload();
  await untilHydrated(frame.footer);
});

test('the worker is asked for anew each time', async ({ request }) => {
  const answer = await request.get('/sw.js');
  expect(answer.headers()['cache-control']).toBe('no-cache');
  expect(answer.headers()['content-type']).toContain('javascript');
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain(OFFLINE_PATH);
});
