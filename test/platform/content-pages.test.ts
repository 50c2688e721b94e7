import { readFile } from 'node:fs/promises';
import { notFound } from '#messages/pages';
import { identity } from '#network/identity';
import { pages } from '#network/pages';
import { ARTS } from '@/contract/content-fields';
import { documentTitle } from '@/lib/pages';
import { shippedLibrary } from '../../functions/content/shipped';
import { ACTOR, type PageWorld, startPageWorld } from './page-world';

let world: PageWorld;
beforeEach(async () => {
  world = await startPageWorld();
});
afterEach(() => world.database.stop());

test('a story is a whole document, with what search engines and link previews read', async () => {
  await world.publish('Season 6 begins', {
    summary: 'On Friday.',
    body: '# How\n\nRead [the rules](/rules).',
  });
  const { response, text, title } = await world.newInstance()('/news/season-6-begins');
  expect([response.status, title]).toEqual([200, documentTitle('Season 6 begins')]);
  for (const part of [
    '<meta name="description" content="On Friday."/>',
    `<link rel="canonical" href="${identity.url}/news/season-6-begins"/>`,
    '<meta property="og:type" content="article"/>',
    '"@type":"NewsArticle","headline":"Season 6 begins"',
    '<h2 dir="auto">How</h2><p dir="auto">Read <a href="/rules">the rules</a>.</p>',
  ])
    expect(text).toContain(part);
  const { headers } = response;
  expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; script-src 'self'/);
  expect(headers.get('Netlify-Cache-Tag')).toBe('content');
  expect(headers.get('Netlify-Vary')).toBe('query=none');
});

test('whoever has a page already is told so, until something in it is changed', async () => {
  const story = await world.publish('Season 6 begins');
  const get = world.newInstance();
  const mark = (await get('/news')).response.headers.get('ETag') ?? '';
  const again = () => get('/news', { headers: { 'If-None-Match': mark } });
  const known = (await again()).response;
  expect([known.status, known.headers.get('Content-Security-Policy')]).toEqual([
    304,
    expect.stringContaining("default-src 'none'"),
  ]);
  expect(known.headers.get('Netlify-CDN-Cache-Control')).toBeNull();
  await world.stories().change(ACTOR, story.id, { version: 1, title: 'Season 7 begins' });
  world.clock.advance(30_000);
  expect((await again()).response.status).toBe(200);
});

test('what is not published, or not any more, is the page for what is not there', async () => {
  await world.publish('A draft', { publishedAt: null });
  await world.publish('Later', { publishedAt: world.iso(60_000) });
  const get = world.newInstance();
  for (const slug of ['a-draft', 'later', 'none', '%00', '<script>']) {
    const { response, text, title } = await get(`/news/${slug}`);
    expect([slug, response.status, title]).toEqual([slug, 404, documentTitle(notFound.title)]);
    expect(text).toContain('<meta name="robots" content="noindex"/>');
    expect(text).not.toContain('A draft');
  }
});

test('that a story is not there yet is kept by nobody for longer than until it is', async () => {
  await world.publish('Later', { publishedAt: world.iso(29_000) });
  const get = world.newInstance();
  world.clock.advance(20_000);
  const { headers, status } = (await get('/news/later')).response;
  expect([status, headers.get('Netlify-CDN-Cache-Control')]).toEqual([
    404,
    'public, durable, max-age=9, stale-while-revalidate=2',
  ]);
  world.clock.advance(9_000);
  expect((await get('/news/later')).response.status).toBe(200);
});

test('a story leads on from an address that it had before', async () => {
  const { id } = await world.publish('Old name');
  await world.stories().change(ACTOR, id, { version: 1, slug: 'new-name' });
  const { response } = await world.newInstance()('/news/old-name');
  expect([response.status, response.headers.get('Location')]).toEqual([301, '/news/new-name']);
});

test('older stories are behind a link that needs no script', async () => {
  for (let count = 1; count <= 21; count += 1) {
    world.clock.advance(1_000);
    await world.publish(`Story number ${String(count)}`);
  }
  const get = world.newInstance();
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
  await world.events().create(ACTOR, { title: 'Races', startsAt: world.iso(HOUR) });
  await world.events().create(ACTOR, { title: 'Long ago', startsAt: world.iso(-20 * HOUR) });
  const { text } = await world.newInstance()('/events');
  expect(text).toContain('"@type":"Event","name":"Races"');
  expect(text.slice(text.indexOf('<details'), text.indexOf('</details>'))).toContain('Long ago');
  expect(text.slice(0, text.indexOf('<details'))).not.toContain('Long ago<');
});

test('an event has a page, with what search engines read, and a file for calendars', async () => {
  const { item } = await world.events().create(ACTOR, {
    ...{
      title: 'Night races',
      summary: 'Boats.',
      when: 'Every Monday',
      startsAt: '2026-01-05T18:00:00.000Z',
    },
    recurrence: {
      repeats: 'weekly',
      every: 1,
      until: null,
      count: null,
      except: [],
      timeZone: 'Europe/Berlin',
    },
  });
  const get = world.newInstance();
  const { response, text, title } = await get(`/events/${item.id}`);
  expect([response.status, title]).toEqual([200, documentTitle('Night races')]);
  for (const part of [
    '<meta name="description" content="Boats."/>',
    `<link rel="canonical" href="${identity.url}/events/${item.id}"/>`,
    '"@type":"Event","name":"Night races"',
    `href="/events/${item.id}/event.ics"`,
  ])
    expect(text).toContain(part);
  expect(response.headers.get('Netlify-Cache-Tag')).toBe('content');
  await world.events().remove(ACTOR, item.id, 1);
  world.clock.advance(30_000);
  const gone = await get(`/events/${item.id}`);
  expect([gone.response.status, gone.title]).toEqual([404, documentTitle(notFound.title)]);
});

test('nothing that a hostile editor writes becomes markup', async () => {
  const hostile = '</script><script>alert(1)</script><img src=x onerror=alert(1)>"\'';
  await world.publish('Hostile', {
    tag: hostile.slice(0, 40),
    summary: hostile,
    points: [hostile],
    body: hostile,
  });
  const get = world.newInstance();
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
  await world.publish('Season 6 begins', { body: 'A text.' });
  const get = world.newInstance();
  await get('/news');
  await world.database.stop();
  world.clock.advance(30_000);
  expect((await get('/news')).text).toContain('Season 6 begins');
  const { response, title } = await get('/news/season-6-begins');
  expect([response.status, title]).toEqual([503, documentTitle(pages.news.title)]);
  expect(response.headers.get('Retry-After')).toBe('5');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const fresh = world.newInstance();
  expect((await fresh('/news')).text).toContain(shippedLibrary.news[0]?.title);
  const unknown = await fresh('/news/season-6-begins');
  expect([unknown.response.status, unknown.response.headers.get('Cache-Control')]).toEqual([503, 'no-store']);
});

test('every page that can be written has its rules in the sheet that it links', async () => {
  for (const art of ARTS) {
    world.clock.advance(1_000);
    await world.publish(`With ${art}`, {
      art,
      tag: 'T',
      summary: 'S',
      points: ['P'],
      body: '# H\n\n> q\n\n[x](https://example.org)',
    });
    await world.publish(`Bare ${art}`, { art });
    await world.events().create(ACTOR, {
      title: art,
      art,
      when: 'Now',
      prize: 'Fame',
      href: '/rules',
      summary: 'S',
    });
    await world.events().create(ACTOR, { title: `Past ${art}`, art, startsAt: '2020-01-01T00:00:00Z' });
  }
  const get = world.newInstance();
  const slugs = ARTS.flatMap((art) => [`with-${art}`, `bare-${art}`]);
  const events = (await world.events().list(null)).items.map(({ id }) => `/events/${id}`);
  const single = [...slugs.map((slug) => `/news/${slug}`), ...events];
  for (const path of ['/news', '/events', '/news/none', '/events/none', ...single]) {
    const { text } = await get(path);
    const sheets = [...text.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
    const css = (await Promise.all(sheets.map((href) => readFile(`dist${href}`, 'utf8')))).join('');
    const classes = [...text.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
    // Keeps the class that carries the component's rules; the others are only names.
    const styled = classes.filter((name) => !/^(?:sc-|lucide)/.test(name));
    expect(styled.length).toBeGreaterThan(20);
    expect(styled.filter((name) => !css.includes(`.${name}`))).toEqual([]);
  }
});
