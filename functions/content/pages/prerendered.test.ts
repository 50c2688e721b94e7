import { PUBLISHED_ID } from '@/lib/data-block';
import { callFunction } from '../../../test/support/server/call-function';
import { startTestDatabase, type TestDatabase } from '../../../test/support/server/data-service';
import { FakeClock } from '../../../test/support/server/fake-clock';
import { testAuthContext } from '../../../test/support/server/test-auth-context';
import { createCdn } from '../../../tools/bench/costs/cdn';
import { openDatabase } from '../../core/database/database';
import { CONTENT_TAG } from '../../core/http/conditional';
import { serve } from '../../core/http/serve';
import { type Content, createContent } from '../content';
import { createBannerDesk } from '../desk/banner-desk';
import { createSavingsDesk } from '../desk/savings-desk';
import { shippedBodies, shippedLibrary } from '../shipped';
import { createContentStore } from '../store/content-store';
import { prerenderedRoutes } from './prerendered';

const ACTOR = { id: 'edith' };
const SECOND = 1_000;
const shipped = { library: shippedLibrary, bodies: shippedBodies };
const headers = { 'Content-Security-Policy': "default-src 'none'; script-src 'self'" };

let database: TestDatabase;
let clock: FakeClock;
beforeEach(async () => {
  [database, clock] = [await startTestDatabase(), new FakeClock()];
});
afterEach(() => database.stop());

const newStore = () => createContentStore(openDatabase(database, 5_000), shipped);
const newContent = () => createContent({ store: newStore(), shipped, clock });
const putUp = (text: string, version?: number, until: string | null = null) =>
  createBannerDesk({ store: newStore(), clock }).put(ACTOR, {
    ...{ text, tone: 'info', href: null, until },
    ...(version !== undefined && { version }),
  });

/** An instance of the function on a site whose pages say only where they are. */
const newInstance = (content: Pick<Content, 'forDocuments'> = newContent()) => {
  const read = async (address: string) => ({ html: `<body><h1>At ${address}</h1></body>`, headers });
  const handler = serve(prerenderedRoutes({ content, read }), testAuthContext(), undefined, '');
  return async (path: string, init?: RequestInit) => {
    const { response } = await callFunction(handler, path, init);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, bytes: text.length };
  };
};
const blockIn = (text: string) => {
  const [, block] =
    new RegExp(`<script type="application/json" id="${PUBLISHED_ID}">(.*?)</script>`).exec(text) ?? [];
  return block === undefined ? null : JSON.parse(block);
};
const bannerIn = (text: string): unknown => blockIn(text)?.banner?.text;

/** The site behind its CDN, whose requests go to two instances by turns. */
const openSite = () => {
  const [cdn, instances] = [createCdn(clock), [newInstance(), newInstance()]];
  const site = {
    runs: 0,
    cdn,
    get: (path: string, init?: RequestInit) =>
      cdn.get(path, async () => {
        const answer = await instances[site.runs % 2]?.(path, init);
        if (!answer) throw new Error('There is no instance.');
        site.runs += 1;
        return answer;
      }),
  };
  return site;
};

test('what the site does without stands in every document, as a word for the page’s scripts', async () => {
  const site = openSite();
  expect((await site.get('/')).text).not.toContain('data-saving');
  const saved = { film: true, polls: true, heartbeats: true };
  await createSavingsDesk({ store: newStore(), clock }).put(ACTOR, saved);
  clock.advance(SECOND);
  site.cdn.purge(CONTENT_TAG);
  const { text } = await site.get('/');
  expect(text).toContain(`data-saving="film polls heartbeats" id="${PUBLISHED_ID}"`);
});

test('what is published is in every document that is opened afterwards, whichever instance gives it', async () => {
  const site = openSite();
  const paths = ['/', '/rules', '/apply/form', '/login'];
  for (const path of paths) expect(bannerIn((await site.get(path)).text)).toBeUndefined();
  const { version } = await putUp('The season begins.');
  clock.advance(SECOND);
  site.cdn.purge(CONTENT_TAG);
  for (const path of paths) {
    const { text } = await site.get(path);
    expect([text.includes(`<h1>At ${path}</h1>`), bannerIn(text)]).toEqual([true, 'The season begins.']);
  }
  await putUp('The season ends.', version);
  clock.advance(SECOND);
  site.cdn.purge(CONTENT_TAG);
  for (const path of paths) expect(bannerIn((await site.get(path)).text)).toBe('The season ends.');
});

test('a purge that failed keeps old documents for an hour, and until they are renewed', async () => {
  const site = openSite();
  await site.get('/rules');
  await putUp('The season begins.');
  clock.advance(3_600 * SECOND);
  await site.get('/rules');
  expect(bannerIn((await site.get('/rules')).text)).toBe('The season begins.');
});

test('a crowd costs what one visitor costs, and nobody gets anything of another one', async () => {
  const site = openSite();
  database.commands.length = 0;
  const answers = [];
  for (let n = 0; n < 100; n += 1) {
    const secret = `secret-${String(n)}`;
    answers.push(
      await site.get(`/rules?from=${secret}`, {
        headers: { Cookie: `csrf=${secret}`, Authorization: `Bearer ${secret}`, 'User-Agent': secret },
      }),
    );
  }
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  const { text, headers: sent } = answers[0] ?? { text: '', headers: new Headers() };
  expect(text + JSON.stringify([...sent])).not.toContain('secret');
  expect(sent.get('Set-Cookie')).toBeNull();
  expect([site.runs, database.commands.length]).toEqual([1, 1]);
});

test('a document ends with what is due in it', async () => {
  const site = openSite();
  await putUp('For a minute.', undefined, new Date(clock.now() + 60 * SECOND).toISOString());
  clock.advance(SECOND);
  expect(bannerIn((await site.get('/')).text)).toBe('For a minute.');
  clock.advance(58 * SECOND);
  expect(bannerIn((await site.get('/')).text)).toBe('For a minute.');
  clock.advance(3 * SECOND);
  expect(bannerIn((await site.get('/')).text)).toBeUndefined();
});

test('a document has the headers of the build’s, and whoever has it is told so', async () => {
  const get = newInstance();
  const { status, headers: sent } = await get('/rules');
  expect([
    status,
    ...['Content-Type', 'Cache-Control', 'Netlify-CDN-Cache-Control', 'Netlify-Vary'].map((name) =>
      sent.get(name),
    ),
  ]).toEqual([
    200,
    'text/html; charset=utf-8',
    'public, max-age=0, must-revalidate',
    'public, durable, max-age=3600, stale-while-revalidate=86400',
    'query=none',
  ]);
  expect([sent.get('Content-Security-Policy'), sent.get('Netlify-Cache-Tag')]).toEqual([
    headers['Content-Security-Policy'],
    CONTENT_TAG,
  ]);
  const known = await get('/rules', { headers: { 'If-None-Match': sent.get('ETag') ?? '' } });
  expect([known.status, known.text, known.headers.get('Netlify-CDN-Cache-Control')]).toEqual([304, '', null]);
  expect((await get('/rules', { method: 'HEAD' })).status).toBe(200);
  expect((await get('/rules', { method: 'POST' })).status).toBe(405);
  for (const path of ['/news', '/admin', '/nowhere']) expect((await get(path)).status).toBe(404);
});

test('nothing that an editor writes becomes markup', async () => {
  const hostile = '</script><script>alert(1)</script></body>$&';
  await putUp(hostile);
  const { text } = await newInstance()('/');
  expect(bannerIn(text)).toBe(hostile);
  expect(text.match(/<script/g)).toHaveLength(1);
});

test('without the database a document has what the site ships, and where that fails it is the build’s', async () => {
  await database.stop();
  const shownBriefly = 'public, durable, max-age=5, stale-while-revalidate=2';
  const away = await newInstance()('/');
  expect(blockIn(away.text).faq).toHaveLength(shippedLibrary.faq.length);
  expect(away.headers.get('Netlify-CDN-Cache-Control')).toBe(shownBriefly);
  const failing = await newInstance({ forDocuments: () => Promise.reject(new Error('Unreadable')) })('/');
  expect([failing.status, failing.text]).toEqual([200, '<body><h1>At /</h1></body>']);
  expect(failing.headers.get('Netlify-CDN-Cache-Control')).toBe(shownBriefly);
});
