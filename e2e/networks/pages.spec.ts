import type { Page } from '@playwright/test';
import { button, menu } from '#network/menu';
import { gone, pages, privatePages } from '#network/pages';
import { identity } from '#network/private/identity';
import { API_BASE } from '@/contract/paths';
import { SHIPPED } from '../../tools/network/choose';
import { expectNoFindings, expectReadableColors } from '../support/axe';
import { expectToFit } from '../support/elements';
import { footerPaths } from '../support/menu';
import { publicPaths } from '../support/routes';
import { expect, test } from '../support/test';

const PHONE = { width: 390, height: 1_400 };
const DESKTOP = { width: 1440, height: 900 };

/** Fails the test on an invalid response of the site, and on a request without a response. */
const watchRequests = (page: Page, origin: string): string[] => {
  const failed: string[] = [];
  const isOwn = (url: string) => url.startsWith(origin);
  page.on('response', (response) => {
    if (isOwn(response.url()) && response.status() >= 400)
      failed.push(`${String(response.status())} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    // Leaving the page cancels its pending requests.
    const reason = request.failure()?.errorText ?? '';
    if (isOwn(request.url()) && reason !== 'net::ERR_ABORTED') failed.push(`${reason} ${request.url()}`);
  });
  return failed;
};

/** A network may have very many stories, which are alike. */
const MOST_STORIES = 3;
const stories = publicPaths.filter((path) => path.startsWith(`${pages.news.path}/`));

for (const path of publicPaths.filter((one) => !stories.slice(MOST_STORIES).includes(one)))
  test(`${path} opens, reads and fits in both themes on a phone and a desktop`, async ({ page, site }) => {
    const failed = watchRequests(page, site.url);
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
    await page.setViewportSize(PHONE);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Content below the viewport starts its work at the first interaction.
    await page.keyboard.press('Shift');
    await page.waitForLoadState('networkidle');
    await expectToFit(page);
    await expectNoFindings(page);
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await expectReadableColors(page);
    await page.setViewportSize(DESKTOP);
    await expectToFit(page);
    await expectNoFindings(page);
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
    await expectReadableColors(page);
    expect(failed).toEqual([]);
  });

test('the menu and the button lead to their pages', async ({ page, frame }) => {
  await page.goto('/');
  const inGroups = menu.flatMap((entry) =>
    'links' in entry ? entry.links.map((link) => ({ group: entry.label, link })) : { group: '', link: entry },
  );
  const seen = new Set<string>();
  for (const { group, link } of [...(button ? [{ group: '', link: button }] : []), ...inGroups]) {
    if (!('path' in link) || seen.has(link.path)) continue;
    seen.add(link.path);
    if (group !== '') await frame.header.getByRole('button', { name: group }).click();
    await frame.header.getByRole('link', { name: link.label, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${link.path}(?:[?#].*)?$`));
    await expect(frame.heading).toBeVisible();
  }
});

test('links lead to every page, and to none that is not there', async ({ request }) => {
  const documents = await Promise.all(
    publicPaths.map(async (path) => ({ path, html: await (await request.get(path)).text() })),
  );
  const linked = new Set([
    ...footerPaths,
    ...documents.flatMap(({ html }) => [...html.matchAll(/ href="(\/[^"#?]*)/g)].map(([, path = '']) => path)),
  ]);
  // The menus of a generated network may leave pages out.
  if (SHIPPED.includes(process.env['NETWORK'] ?? ''))
    expect(publicPaths.filter((path) => !linked.has(path))).toEqual([]);
  for (const path of linked) expect([path, (await request.get(path)).status()]).toEqual([path, 200]);
});

test('pages that are gone and addresses that never were are the page for them, as HTML', async ({ request }) => {
  const all = { ...pages, ...privatePages };
  for (const path of [...gone.map((key) => all[key].path), '/no-such-page']) {
    const answer = await request.get(path);
    expect([path, answer.status(), answer.headers()['content-type']]).toEqual([
      path,
      404,
      expect.stringMatching(/^text\/html/),
    ]);
  }
  const call = await request.get(`${API_BASE}/no-such-call`);
  expect([call.status(), call.headers()['content-type']]).toEqual([404, expect.stringMatching(/json/)]);
});

test('addresses of an older site lead on', async ({ request, site }) => {
  for (const [from, to] of Object.entries(identity.formerly)) {
    const answer = await request.get(from, { maxRedirects: 0 });
    const target = new URL(answer.headers()['location'] ?? '', site.url);
    expect([from, answer.status(), target.href]).toEqual([from, 301, new URL(to, site.url).href]);
  }
});
