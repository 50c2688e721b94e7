import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import type { NewsCard } from '@/contract/content';
import { CONTENT_LIMITS } from '@/contract/content-fields';
import { storyLook } from '../../functions/content/pages/looks';
import { query, segment } from '../faults/odd-calls';
import { type PageWorld, renderer, startPageWorld } from './page-world';

const CARD: NewsCard = {
  slug: 'long',
  title: 'Long',
  tag: '',
  summary: '',
  points: [],
  art: 'islands',
  publishedAt: '2026-01-01T00:00:00.000Z',
};

const lowered = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

let world: PageWorld;
beforeEach(async () => {
  world = await startPageWorld();
});
afterEach(() => world.database.stop());

test('made-up addresses are neither rendered nor kept one by one, and lead to no other site', async () => {
  await world.publish('Season 6 begins');
  const get = world.newInstance();
  const forged = Buffer.from('-1 season-6-begins').toString('base64url');
  for (const [path, status, location] of [
    ['/news?cursor=', 302, '/news'],
    ['/news?cursor=https%3A%2F%2Fexample.org', 302, '/news'],
    [`/news?cursor=${forged}`, 302, '/news'],
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

test('each answer has the headers that static pages have, and says how long it may be kept', async () => {
  const [, rules = ''] = /^\/\*\n((?: {2}.*\n)+)/.exec(await readFile('dist/_headers', 'utf8')) ?? [];
  const expected = Object.fromEntries(
    [...rules.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, ...rule]) => rule),
  );
  expect(Object.keys(expected).length).toBeGreaterThan(7);
  await world.publish('Season 6 begins');
  const get = world.newInstance();
  const mark = (await get('/news')).response.headers.get('ETag') ?? '';
  for (const [path, status, kept, init] of [
    ['/news', 200, 'max-age=60'],
    ['/events', 200, 'max-age=60'],
    ['/news/season-6-begins', 200, 'max-age=60'],
    ['/news/season-6-begins', 200, 'max-age=60', { method: 'HEAD' }],
    ['/news/none', 404, 'max-age=30'],
    ['/news', 304, null, { headers: { 'If-None-Match': mark } }],
  ] as const) {
    const { response, text } = await get(path, init);
    expect([path, response.status]).toEqual([path, status]);
    const found = [...response.headers.keys()].filter((name) => name in lowered(expected));
    expect(Object.fromEntries(found.map((name) => [name, response.headers.get(name)]))).toEqual(
      lowered(expected),
    );
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('Netlify-CDN-Cache-Control') ?? null).toBe(
      kept && `public, durable, ${kept}, stale-while-revalidate=2`,
    );
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    if (init) expect(text).toBe('');
    if (status !== 404) expect(response.headers.get('ETag')).toMatch(/^"[\w-]{43}"$/);
  }
  const refused = (await get('/news', { method: 'POST' })).response.headers;
  expect([refused.get('Allow'), refused.get('Cache-Control')]).toEqual(['GET, HEAD, OPTIONS', 'no-store']);
});

test('a text of the greatest length is rendered soon, whatever is in it', async () => {
  const filled = (part: string) =>
    part.repeat(Math.ceil(CONTENT_LIMITS.body / part.length)).slice(0, CONTENT_LIMITS.body);
  const { render } = await renderer;
  const MOST_MS = 300;
  const MOST_TRIES = 5;
  for (const part of [
    '[',
    '![',
    '> ',
    '- a\n',
    '# a\n',
    '**a*',
    '*a**b',
    '[a](b',
    '[a](/b) ',
    '`a',
    '<a ',
    '__a',
    '|a|b|\n|-|-|\n',
  ])
    for (let tries = 1; ; tries += 1) {
      const before = process.threadCpuUsage();
      await render(storyLook('long', { item: { ...CARD, body: filled(part) } }));
      const { user, system } = process.threadCpuUsage(before);
      const ms = (user + system) / 1_000;
      if (ms < MOST_MS) break;
      // Garbage collection on the same thread slows down single renderings.
      if (tries === MOST_TRIES) throw new Error(`Rendering ${part} took ${String(Math.round(ms))} ms`);
    }
});

test('an address is answered with a page or refused, whatever is in it, and takes nothing of the database', async () => {
  const get = world.newInstance();
  await get('/news');
  world.database.commands.length = 0;
  const paths = fc.oneof(
    segment.map((slug) => `/news/${slug}`),
    query.map((text) => `/news?${text}`),
    segment.map((cursor) => `/news?cursor=${cursor}`),
  );
  await fc.assert(
    fc.asyncProperty(paths, async (path) => {
      let { response, text } = await get(path);
      const { status, headers } = response;
      // The canonical address must not redirect again.
      if (status === 301) ({ response, text } = await get(headers.get('Location') ?? ''));
      expect([200, 302, 404]).toContain(response.status);
      expect(text).not.toContain('<script>');
    }),
    { numRuns: 100 },
  );
  expect(world.database.commands).toEqual([]);
});
