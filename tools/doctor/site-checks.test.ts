import { type LiveSite, NO_PICTURE, startLiveSite } from '../../test/support/fakes/live-site';
import { siteChecks } from './site-checks';
import { runChecks } from './verdict';

let site: LiveSite;
beforeAll(async () => {
  site = await startLiveSite();
});
afterEach(() => site.mend());
afterAll(() => site.stop());

const wrong = async (now: () => number = Date.now) =>
  (await runChecks(siteChecks(site.url, now)))
    .filter(({ state }) => state === 'wrong')
    .map(({ name }) => name);
const withHeaders =
  (differences: Record<string, string>) =>
  ({ headers }: { headers: Record<string, string> }) => ({ headers: { ...headers, ...differences } });

test('a whole site is well', async () => {
  const verdicts = await runChecks(siteChecks(site.url, Date.now));
  expect(verdicts.filter(({ state }) => state !== 'ok').map(({ name }) => name)).toEqual(['HTTPS']);
  expect(verdicts.map(({ state }) => state)).not.toContain('wrong');
});

test.each<[what: string, name: string, breakIt: () => void]>([
  [
    'a header is not as built',
    'Headers',
    () => site.change('/', withHeaders({ 'X-Content-Type-Options': '' })),
  ],
  [
    'transport is not kept secure for as long as it should be',
    'Headers',
    () => site.change('/', withHeaders({ 'Strict-Transport-Security': 'max-age=0' })),
  ],
  [
    'a page comes without its content',
    'Home page',
    () => site.change('/', ({ body }) => ({ body: body.replace(/<h1>.*<\/h1>/, '') })),
  ],
  [
    'a proxy keeps the status',
    'Caches',
    () => site.change('/api/status', withHeaders({ 'Cache-Control': 'public, max-age=3600' })),
  ],
  ['an old worker is kept', 'Caches', () => site.change('/sw.js', withHeaders({ 'Cache-Control': LONG }))],
  [
    'the database is away',
    'Health',
    () =>
      site.change('/api/health', () => ({
        status: 503,
        body: JSON.stringify({ ok: false, redis: 'down', webhook: 'unset', version: '1.0.0' }),
      })),
  ],
  [
    'functions do not answer',
    'Health',
    () => site.change('/api/health', () => ({ status: 502, body: 'Bad' })),
  ],
  [
    'the build was not packaged with the function that writes pages',
    'News page',
    () => site.change('/news', ({ body }) => ({ status: 500, body: body.replace('h1', 'p') })),
  ],
  [
    'pictures cannot be drawn',
    'Link pictures',
    () => site.change('/news/season-6/picture.jpg', () => ({ status: 500 })),
  ],
  [
    'uploaded pictures have no place',
    'Uploaded pictures',
    () => site.change(NO_PICTURE, () => ({ status: 503, body: '{"error":{"code":"unavailable"}}' })),
  ],
  [
    'the sitemap is that of another address',
    'Search engines',
    () => site.change('/sitemap.xml', () => ({ body: '<loc>https://another.example/</loc>' })),
  ],
  [
    'the companion cannot be fetched',
    'Companion file',
    () => site.change('/companion.mjs', () => ({ status: 404 })),
  ],
  [
    'schedules have not run for hours',
    'Schedules',
    () =>
      site.change('/api/status/history', () => ({
        body: JSON.stringify({ points: [{ at: new Date(Date.now() - 7_200_000).toISOString() }] }),
      })),
  ],
])('that %s is named, and nothing else', async (_what, name, breakIt) => {
  breakIt();
  expect(await wrong()).toEqual([name]);
});
const LONG = 'public, max-age=31536000';

test('a clock that is off is named, and nothing else', async () => {
  expect(await wrong(() => Date.now() + 300_000)).toEqual(['Clock']);
});

test('an address without encryption is named', async () => {
  const checks = siteChecks('http://play.spawnpoint.example', Date.now).filter(
    ({ name }) => name === 'HTTPS',
  );
  expect(await runChecks(checks)).toMatchObject([
    { state: 'wrong', text: expect.stringContaining('https://') },
  ]);
});
