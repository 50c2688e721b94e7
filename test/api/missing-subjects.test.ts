import { CONTENT_PAGE_PATHS, FEED_PATHS } from '@/contract/content-paths';
import { OPTIONAL_SUBJECTS } from '@/contract/network/subjects';
import type { ServedFunction } from '../../functions/core/http/serve';
import { aNetwork } from '../support/fixtures/a-network';
import { callFunction } from '../support/server/call-function';

interface Entry {
  readonly default: ServedFunction;
  readonly config: { readonly path: string[] };
}

const inherited = process.env;
afterEach(() => {
  process.env = inherited;
});

/** Loads a function's entry as a new instance on a network without these subjects. */
const load = async (name: string, missing: readonly string[] = OPTIONAL_SUBJECTS): Promise<Entry> => {
  jest.resetModules();
  aNetwork(Object.fromEntries(missing.map((subject) => [subject, undefined])));
  process.env = { SESSION_SECRET: 'a secret of at least 32 characters' };
  return import(`../../functions/api/${name}`);
};
const pathsOf = ({ default: entry }: Entry): string[] => [...new Set(entry.routes.map(({ path }) => path))];

test.each(['applications', 'contact', 'leaderboards', 'votes'])(
  'calls of %s are unknown without their subject',
  async (name) => {
    const { default: entry, config } = await load(name);
    for (const path of config.path) {
      const { response } = await callFunction(entry, path.replaceAll(/:\w+/g, 'some'));
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.json()).toMatchObject({ error: { code: 'not_found' } });
    }
  },
);

test.each([
  ['news', ['/content', '/events', '/admin/content/events', '/admin/content/faq', '/admin/content/banner']],
  ['events', ['/content', '/news', '/admin/content/news', '/admin/content/faq', '/admin/content/banner']],
  ['faq', ['/content', '/news', '/events', '/admin/content/news', '/admin/content/banner']],
])('without %s, calls of the rest of what editors write go on', async (missing, others) => {
  const paths = pathsOf(await load('content', [missing]));
  expect(paths).toEqual(expect.arrayContaining(others));
  expect(paths.filter((path) => path.includes(missing))).toEqual([]);
});

test('companions, accounts, backups and the schedule go on whatever is missing', async () => {
  for (const name of ['companion', 'accounts', 'backups']) {
    const entry = await load(name);
    expect(pathsOf(entry)).toEqual(pathsOf(await load(name, [])));
  }
  expect((await load('upkeep')).config).toHaveProperty('schedule');
});

test('the pages of news and events are the site’s page of unknown addresses', async () => {
  jest.resetModules();
  aNetwork({ news: undefined, events: undefined });
  const { pageRoutes } = await import('../../functions/content/pages/routes');
  const { serve } = await import('../../functions/core/http/serve');
  const { testAuthContext } = await import('../support/server/test-auth-context');
  const headers = { 'Content-Security-Policy': "default-src 'none'" };
  const renderer = async () => ({ headers, notFound: '<h1>Nothing here</h1>', render: jest.fn() });
  const handler = serve(pageRoutes({ content: {} as never, renderer }), testAuthContext(), undefined, '');
  for (const path of Object.values(CONTENT_PAGE_PATHS)) {
    const { response } = await callFunction(handler, path.replace(':slug', 'season-six'));
    expect([response.status, response.headers.get('Content-Type')]).toEqual([
      404,
      'text/html; charset=utf-8',
    ]);
    expect(response.headers.get('Content-Security-Policy')).toBe(headers['Content-Security-Policy']);
    expect(await response.text()).toBe('<h1>Nothing here</h1>');
  }
});

test('feeds and pictures of stories are gone with what they tell of', async () => {
  const { default: feeds } = await load('feeds');
  for (const path of Object.values(FEED_PATHS))
    expect((await callFunction(feeds, path)).response.status).toBe(404);
  const { default: pictures } = await load('pictures');
  expect((await callFunction(pictures, '/news/season-six/picture.jpg')).response.status).toBe(404);
});
