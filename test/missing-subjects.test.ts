import { OPTIONAL_SUBJECTS, PAGES_TO_TURN_OFF } from '@/contract/network/subjects';
import { aNetwork } from './support/fixtures/a-network';

/** Of a network's files, only those that must be there. */
const least = {
  ...Object.fromEntries(OPTIONAL_SUBJECTS.map((name) => [name, undefined])),
  ...{ pages: {}, links: {}, home: {} },
};
const all = Object.keys(PAGES_TO_TURN_OFF);
const without = (off: readonly string[]) => ({
  pages: { pages: Object.fromEntries(off.map((page) => [page, { off: true }])) },
});
const style = { href: '/style.css', integrity: '' };
const assets = {
  ...{ boot: { src: '/boot.js', integrity: '' }, build: '', fonts: [], styles: [], pageStyles: style },
  scripts: { first: [], digests: {} },
};

/** The documents that the build writes of a network, by the ids of their pages, without their heads. */
const draw = async (changes: Parameters<typeof aNetwork>[0]) => {
  // What modules work out while they load is of this network.
  jest.resetModules();
  aNetwork(changes);
  const app = await import('@/app/prerender');
  const { shippedLooks } = await import('../tools/content/shipped-looks');
  const pages = app.prerenderPages(await shippedLooks(Date.now()));
  const documents = new Map<string, string>();
  for (const page of pages) {
    const { markup } = await app.renderPage(page);
    documents.set(page.id, app.renderDocument(page, markup, assets));
  }
  for (const id of app.contentPageIds()) await app.renderContentStyles(id);
  documents.set('offline', (await app.renderOfflinePage()).markup);
  const paths = pages.map(({ path }) => path);
  return { documents, paths };
};

const linked = (document: string): string[] =>
  [...document.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)].map(([, path = '']) => path);
const deadLinks = ({ documents, paths }: Awaited<ReturnType<typeof draw>>) =>
  [...documents].flatMap(([id, document]) =>
    linked(document)
      .filter((path) => !paths.includes(path) && !/\.\w+$/.test(path))
      // Of all stories, the build draws the newest.
      .filter((path) => !(path.startsWith('/news/') && paths.includes('/news')))
      .map((path) => `${id} → ${path}`),
  );

test('of a network that says no more than it must, no link leads to a page that is not there', async () => {
  const site = await draw(least);
  expect([...site.documents.keys()]).toEqual([
    ...['home', 'serverInfo', 'terms', 'privacy', 'dmca', 'coppa', 'licenses', 'login', 'register'],
    ...['dashboard', 'admin', 'forgot', 'reset', 'verify'],
    ...['adminUsers', 'adminContent', 'adminBackups', 'adminAudit', 'notFound', 'offline'],
  ]);
  expect(deadLinks(site)).toEqual([]);
  expect(site.documents.get('home')).not.toMatch(/feed\.xml|events\.ics/);
});

test.each([
  ['all are', all],
  ['some are', ['support', 'requiredMods', 'events', 'community', 'coppa']],
])(
  'where pages are off, as %s, no link leads to one, and desks and applicants’ pages stay',
  async (_what, off) => {
    const site = await draw(without(off));
    for (const key of all) expect([key, site.documents.has(key)]).toEqual([key, !off.includes(key)]);
    for (const key of ['adminVotes', 'adminApplications', 'applicationStatus'])
      expect(site.documents.has(key)).toBe(true);
    expect(deadLinks(site)).toEqual([]);
  },
);
