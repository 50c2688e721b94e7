import { readFile } from 'node:fs/promises';
import { documentTitle, notFound, pages } from '@/content/pages';
import { site } from '@/content/site';
import { ARTS } from '@/contract/content-fields';
import { createContent } from '../../functions/content/content';
import { createContentDesk } from '../../functions/content/desk/content-desk';
import { eventsKind, newsKind } from '../../functions/content/desk/kinds';
import { loadRenderer } from '../../functions/content/pages/renderer';
import { pageRoutes } from '../../functions/content/pages/routes';
import { shippedBodies, shippedLibrary } from '../../functions/content/shipped';
import { createContentStore } from '../../functions/content/store/content-store';
import { openDatabase } from '../../functions/core/database/database';
import { serve } from '../../functions/core/http/serve';
import { callFunction } from '../support/server/call-function';
import { startTestDatabase, type TestDatabase } from '../support/server/data-service';
import { FakeClock } from '../support/server/fake-clock';
import { testGate } from '../support/server/test-gate';

const ACTOR = { id: 'edith' };
const PATIENT_MS = 5_000;
const shipped = { library: shippedLibrary, bodies: shippedBodies };
const renderer = loadRenderer(process.cwd());

let database: TestDatabase;
let clock: FakeClock;
beforeEach(async () => {
  [database, clock] = [await startTestDatabase(), new FakeClock()];
});
afterEach(() => database.stop());

const newStore = () => createContentStore(openDatabase(database, PATIENT_MS), shipped);
const stories = () => createContentDesk({ store: newStore(), clock }, newsKind);
const events = () => createContentDesk({ store: newStore(), clock }, eventsKind);
const iso = (ahead: number) => new Date(clock.now() + ahead).toISOString();
const publish = async (title: string, fields: object = {}) =>
  (await stories().create(ACTOR, { title, publishedAt: iso(0), ...fields })).item;

/** An instance of the function, and how it answers. */
function newInstance() {
  const content = createContent({ store: newStore(), shipped, clock });
  const handler = serve(pageRoutes({ content, renderer: () => renderer }), testGate(), undefined, '');
  return async (path: string, init: RequestInit = {}) => {
    const { response } = await callFunction(handler, path, init);
    const text = await response.text();
    return { response, text, title: /<title>([^<]*)/.exec(text)?.[1] };
  };
}

test('a story is a whole document, with what search engines and link previews read', async () => {
  await publish('Season 6 begins', { summary: 'On Friday.', body: '# How\n\nRead [the rules](/rules).' });
  const { response, text, title } = await newInstance()('/news/season-6-begins');
  expect([response.status, title]).toEqual([200, documentTitle('Season 6 begins')]);
  for (const part of [
    '<meta name="description" content="On Friday."/>',
    `<link rel="canonical" href="${site.url}/news/season-6-begins"/>`,
    '<meta property="og:type" content="article"/>',
    '"@type":"NewsArticle","headline":"Season 6 begins"',
    '<h2>How</h2><p>Read <a href="/rules">the rules</a>.</p>',
  ])
    expect(text).toContain(part);
  const { headers } = response;
  expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; script-src 'self'/);
  expect(headers.get('Netlify-Cache-Tag')).toBe('content');
  expect(headers.get('Netlify-Vary')).toBe('query=none');
});

test('whoever has a page already is told so, until something in it is changed', async () => {
  const story = await publish('Season 6 begins');
  const get = newInstance();
  const mark = (await get('/news')).response.headers.get('ETag') ?? '';
  const again = () => get('/news', { headers: { 'If-None-Match': mark } });
  const known = (await again()).response;
  expect([known.status, known.headers.get('Content-Security-Policy')]).toEqual([
    304,
    expect.stringContaining("default-src 'none'"),
  ]);
  expect(known.headers.get('Netlify-CDN-Cache-Control')).toBeNull();
  await stories().change(ACTOR, story.id, { version: 1, title: 'Season 7 begins' });
  clock.advance(30_000);
  expect((await again()).response.status).toBe(200);
});

test('what is not published, or not any more, is the page for what is not there', async () => {
  await publish('A draft', { publishedAt: null });
  await publish('Later', { publishedAt: iso(60_000) });
  const get = newInstance();
  for (const slug of ['a-draft', 'later', 'none', '%00', '<script>']) {
    const { response, text, title } = await get(`/news/${slug}`);
    expect([slug, response.status, title]).toEqual([slug, 404, documentTitle(notFound.title)]);
    expect(text).toContain('<meta name="robots" content="noindex"/>');
    expect(text).not.toContain('A draft');
  }
});

test('a story leads on from an address that it had before', async () => {
  const { id } = await publish('Old name');
  await stories().change(ACTOR, id, { version: 1, slug: 'new-name' });
  const { response } = await newInstance()('/news/old-name');
  expect([response.status, response.headers.get('Location')]).toEqual([301, '/news/new-name']);
});

test('made-up addresses are neither rendered nor kept one by one, and lead to no other site', async () => {
  await publish('Season 6 begins');
  const get = newInstance();
  const forged = Buffer.from('-1 season-6-begins').toString('base64url');
  for (const [path, status, location] of [
    ['/news/Season-6-BEGINS', 301, '/news/season-6-begins'],
    ['/news?cursor=', 302, '/news'],
    ['/news?cursor=https://example.org', 302, '/news'],
    [`/news?cursor=${forged}&cursor=x`, 302, '/news'],
    [`/news?cursor=${'x'.repeat(8_000)}`, 302, '/news'],
  ] as const) {
    const { response, text } = await get(path, { headers: { Host: 'example.org' } });
    expect([path, response.status, response.headers.get('Location'), text]).toEqual([
      path,
      status,
      location,
      '',
    ]);
    expect(response.headers.get('Netlify-Cache-Tag')).toBe('content');
  }
  for (const path of ['/news//example.org', '/news/%2F%2Fexample.org', '/news/..%2F..%2Fexample.org'])
    expect((await get(path)).response.headers.get('Location')).toBeNull();
});

test('older stories are behind a link that needs no script', async () => {
  for (let count = 1; count <= 21; count += 1) {
    clock.advance(1_000);
    await publish(`Story number ${String(count)}`);
  }
  const get = newInstance();
  const first = (await get('/news')).text;
  expect(first).toContain('Story number 21<');
  expect(first).not.toContain('Story number 1<');
  const [, older = ''] = /href="(\/news\?cursor=[^"]+)"/.exec(first) ?? [];
  const second = await get(older);
  expect(second.text).toContain('Story number 1<');
  expect(second.response.headers.get('Netlify-Vary')).toBe('query=cursor');
});

test('events that are over are folded, and those to come are told to search engines', async () => {
  const HOUR = 3_600_000;
  await events().create(ACTOR, { title: 'Races', startsAt: iso(HOUR) });
  await events().create(ACTOR, { title: 'Long ago', startsAt: iso(-20 * HOUR) });
  const { text } = await newInstance()('/events');
  expect(text).toContain('"@type":"Event","name":"Races"');
  expect(text.slice(text.indexOf('<details'), text.indexOf('</details>'))).toContain('Long ago');
  expect(text.slice(0, text.indexOf('<details'))).not.toContain('Long ago<');
});

test('nothing that a hostile editor writes becomes markup', async () => {
  const hostile = '</script><script>alert(1)</script><img src=x onerror=alert(1)>"\'';
  await publish('Hostile', { tag: hostile.slice(0, 40), summary: hostile, points: [hostile], body: hostile });
  const get = newInstance();
  for (const path of ['/news', '/news/hostile']) {
    const { text } = await get(path);
    expect(text).not.toMatch(/<script>|<img src=x/);
    for (const [, block = ''] of text.matchAll(
      /<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/g,
    ))
      expect(() => JSON.parse(block)).not.toThrow();
  }
});

test('while the database is away, lists are what was known last, and a text that is not known is worth another try', async () => {
  await publish('Season 6 begins', { body: 'A text.' });
  const get = newInstance();
  await get('/news');
  await database.stop();
  clock.advance(30_000);
  expect((await get('/news')).text).toContain('Season 6 begins');
  const { response, title } = await get('/news/season-6-begins');
  expect([response.status, title]).toEqual([503, documentTitle(pages.news.title)]);
  expect(response.headers.get('Retry-After')).toBe('5');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const fresh = newInstance();
  expect((await fresh('/news')).text).toContain(shippedLibrary.news[0]?.title);
  const unknown = await fresh('/news/season-6-begins');
  expect([unknown.response.status, unknown.response.headers.get('Cache-Control')]).toEqual([503, 'no-store']);
});

test('every page that can be written has its rules in the sheet that it links', async () => {
  for (const art of ARTS) {
    clock.advance(1_000);
    await publish(`With ${art}`, {
      art,
      tag: 'T',
      summary: 'S',
      points: ['P'],
      body: '# H\n\n> q\n\n[x](https://example.org)',
    });
    await publish(`Bare ${art}`, { art });
    await events().create(ACTOR, {
      title: art,
      art,
      when: 'Now',
      prize: 'Fame',
      href: '/rules',
      summary: 'S',
    });
    await events().create(ACTOR, { title: `Past ${art}`, art, startsAt: '2020-01-01T00:00:00Z' });
  }
  const get = newInstance();
  const slugs = ARTS.flatMap((art) => [`with-${art}`, `bare-${art}`]);
  for (const path of ['/news', '/events', '/news/none', ...slugs.map((slug) => `/news/${slug}`)]) {
    const { text } = await get(path);
    const sheets = [...text.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
    const css = (await Promise.all(sheets.map((href) => readFile(`dist${href}`, 'utf8')))).join('');
    const classes = [...text.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
    // Of a component's classes those with its rules; others are names alone.
    const styled = classes.filter((name) => !/^(?:sc-|lucide)/.test(name));
    expect(styled.length).toBeGreaterThan(20);
    expect(styled.filter((name) => !css.includes(`.${name}`))).toEqual([]);
  }
});
