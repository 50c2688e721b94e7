import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Route } from '@playwright/test';
import { API_DOCS_PATH } from '#messages/api-docs';
import { notFound } from '#messages/pages';
import { pages } from '#network/pages';
import { OFFLINE_PATH } from '@/contract/pages';
import { isHashed } from '@/lib/built-files';
import { SCRIPT_LIST_ID, scriptName, type ScriptList } from '@/lib/script-list';
import { untilHydrated } from '../support/elements';
import { digestOf, watchLoadedFiles } from '../support/integrity';
import { expectLines } from '../support/problems';
import { builtFiles, publicPaths } from '../support/routes';
import { expect, test } from '../support/test';

test('the published site has no style guide', async ({ page }) => {
  const response = await page.goto('/styleguide');
  expect(response?.status()).toBe(404);
  await expect(page.getByText(notFound.text)).toBeVisible();
  for (const file of builtFiles) expect(await readFile(file, 'latin1'), file).not.toMatch(/style ?guide/i);
});

const dist = path.join(process.cwd(), 'dist');
/** All variables of the site. */
const variables = readFileSync('.env.example', 'utf8').match(/^[A-Z\d_]+(?==)/gm) ?? [];
const served = builtFiles
  .map((file) => `/${path.relative(dist, file)}`)
  .filter((file) => !['/_headers', '/_redirects'].includes(file));

test('every static file carries the security headers', async ({ request }) => {
  for (const file of [...served, ...publicPaths, '/no-such-page']) {
    const headers = (await request.get(file)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, file).toContain("default-src 'none'");
    expect(policy, file).not.toContain('unsafe-');
    expect(headers['strict-transport-security'], file).toBe('max-age=63072000; includeSubDomains');
    expect(headers['x-content-type-options'], file).toBe('nosniff');
    expect(headers['referrer-policy'], file).toBeTruthy();
    expect(headers['cross-origin-opener-policy'], file).toBe('same-origin');
    expect(headers['cross-origin-resource-policy'], file).toBe('same-origin');
    expect(headers['permissions-policy'], file).toBeTruthy();
  }
});

test('browsers keep the film, pictures and the icon for a week, and look anew for a page', async ({
  request,
}) => {
  const kept = async (file: string) => (await request.get(file)).headers()['cache-control'];
  for (const file of [...served.filter((one) => one.startsWith('/media/')), '/favicon.svg'])
    expect(await kept(file), file).toBe('public, max-age=604800');
  expect(await kept('/')).toBe('public, max-age=0, must-revalidate');
});

test('the headers file itself is not served', async ({ request }) => {
  expect((await request.get('/_headers')).status()).toBe(404);
});

test('the browser bundle holds no server code and no configuration', async () => {
  const scripts = builtFiles.filter((file) => /\.(js|html|css|map)$/.test(file));
  expect(scripts.length).toBeGreaterThan(5);
  expect(variables).toContain('APPLICATIONS_WEBHOOK_URL');
  const forbidden = new RegExp(
    `${variables.join('|')}|challenges.cloudflare|scrypt|api/webhooks|:25565|["']node:`,
  );
  for (const file of scripts) {
    const [found] = forbidden.exec(await readFile(file, 'utf8')) ?? [];
    expect(found, file).toBeUndefined();
  }
});

test('prerendered pages carry no inline style, and no inline script that would run', async ({ request }) => {
  for (const page of publicPaths) {
    const html = await (await request.get(page)).text();
    expect(html, page).not.toMatch(
      /\sstyle="|<style|<script(?![^>]*\ssrc=|\stype="application\/(ld\+)?json")/,
    );
  }
});

/** Documents that do not load the app. */
const withoutApp = [`${OFFLINE_PATH}.html`, `${API_DOCS_PATH}/index.html`].map((file) =>
  path.join(dist, file),
);
const SCRIPT_LIST = new RegExp(`<script type="application/json" id="${SCRIPT_LIST_ID}">(.*?)</script>`);
const scriptListOf = (html: string): ScriptList => JSON.parse(SCRIPT_LIST.exec(html)?.[1] ?? '');

test('documents name a digest for each style sheet and script that they link or that the app may load', async () => {
  const scripts = builtFiles.filter((file) => /assets\/(?!boot\.).+\.js$/.test(file));
  expect(scripts.length).toBeGreaterThan(50);
  for (const file of builtFiles.filter((name) => name.endsWith('.html'))) {
    const html = await readFile(file, 'utf8');
    const linked = html.match(/<link[^>]+rel="stylesheet"[^>]*>|<script[^>]+src=[^>]*>/g) ?? [];
    expect(linked.length, file).toBe(2);
    for (const element of linked) {
      const [, address = ''] = /(?:href|src)="([^"]+)"/.exec(element) ?? [];
      expect(element, file).toContain(`integrity="${digestOf(address)}"`);
    }
    const { first, digests } = scriptListOf(html);
    // A page's first script holds the app, and is listed by this page alone.
    const listed = withoutApp.includes(file)
      ? first
      : scripts
          .map((script) => `/${path.relative(dist, script)}`)
          .filter((address) => !address.includes('/main-') || first.includes(address));
    expect(listed, file).toEqual(expect.arrayContaining(first));
    expect(digests, file).toEqual(
      Object.fromEntries(listed.map((address) => [scriptName(address), digestOf(address)])),
    );
    for (const address of listed.filter((script) => !first.includes(script)))
      expect(html).not.toContain(address);
  }
});

test('the worker knows by its name that a file of the build never changes', () => {
  const assets = builtFiles.filter((file) => path.relative(dist, file).startsWith('assets/'));
  const loaded = assets.filter((file) => !file.endsWith('.LICENSE.txt'));
  expect(loaded.length).toBeGreaterThan(50);
  expect(loaded.filter((file) => !isHashed(file))).toEqual([]);
});

test('what the app loads later is held against its digest, too', async ({ page, frame }) => {
  const loaded = await watchLoadedFiles(page);
  await page.goto(pages.home.path);
  await untilHydrated(frame.heading);
  for (const { path: to } of [
    pages.serverInfo,
    pages.login,
    pages.applyForm,
    pages.leaderboard,
    pages.rules,
  ]) {
    const before = await frame.heading.innerText();
    await frame.goWithin(to);
    await expect(frame.heading).not.toHaveText(before);
    await untilHydrated(frame.footer);
  }
  await page.goto(pages.support.path);
  await untilHydrated(frame.footer);
  for (const name of ['page-serverInfo', 'page-rules', 'frame', 'page-support', 'main-page-support']) {
    expect(loaded.map(({ address }) => address).join()).toContain(`/${name}.`);
  }
  for (const { address, integrity } of loaded) expect(integrity, address).toBe(digestOf(address));
});

/** Changes one byte of a script without changing its behaviour. */
const damage = async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: (await response.text()).replace('"use strict"', '"use Strict"') });
};

/** Chromium's message for a file whose digest differs from the document's. */
const blocked = (name: string) =>
  expect.stringMatching(
    new RegExp(`^Failed to find a valid digest in the 'integrity' attribute for resource '[^']+/${name}\\.`),
  ) as unknown as string;

test('a page that the app opens, and whose script is not the one that was built, is loaded as a document', async ({
  page,
  frame,
  problems,
}) => {
  await page.goto(pages.home.path);
  await untilHydrated(frame.heading);
  await page.route(/assets\/page-serverInfo\.\w+\.js/, damage);
  await frame.goWithin(pages.serverInfo.path);
  await expect(frame.heading).toHaveText(pages.serverInfo.title);
  await untilHydrated(frame.heading);
  // Waits until all damaged responses are complete. Their number depends on the attempts before the document.
  await page.unrouteAll({ behavior: 'wait' });
  const lines = problems.splice(0);
  expect(lines).toContainEqual(blocked('page-serverInfo'));
  expect(lines.filter((line) => !line.includes('/page-serverInfo.'))).toEqual([]);
});

test('a document whose first script is not the one that was built stays readable, and runs with a whole one', async ({
  page,
  frame,
  problems,
}) => {
  await page.route(/assets\/main-page-serverInfo\.\w+\.js/, damage, { times: 1 });
  await page.goto(pages.serverInfo.path);
  await expectLines(problems, [blocked('main-page-serverInfo')]);
  await expect(frame.heading).toHaveText(pages.serverInfo.title);
  await page.reload();
  await untilHydrated(frame.heading);
});

test('a part of a page whose script is not the one that was built stays readable until that is there', async ({
  page,
  frame,
  problems,
}) => {
  await page.route(/assets\/frame\.\w+\.js/, damage, { times: 1 });
  await page.goto(pages.rules.path);
  await frame.footer.scrollIntoViewIfNeeded();
  await expectLines(problems, [blocked('frame')]);
  await expect(frame.footer).toBeVisible();
  await untilHydrated(frame.footer);
});

test('functions answer with the error contract', async ({ request }) => {
  const unknown = await request.get('/api/no/such/thing');
  expect(unknown.status()).toBe(404);
  expect(unknown.headers()['content-type']).toContain('application/json');
  expect(await unknown.json()).toMatchObject({ error: { code: 'not_found' } });

  for (const method of ['POST', 'PROPFIND']) {
    const wrongMethod = await request.fetch('/api/status', { method });
    expect(wrongMethod.status()).toBe(405);
    expect(wrongMethod.headers()['allow']).toContain('GET');
    expect(await wrongMethod.json()).toMatchObject({ error: { code: 'method_not_allowed' } });
  }
});
