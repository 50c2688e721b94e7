import { pageDescriptions } from '@/messages/en/page-descriptions';
import { footerColumns, footerNotes, mainLinks, moreMenu } from './navigation';
import { desks, documentTitle, pageKeyAt, pages, privatePages, type Page } from './pages';
import { site } from './site';

test('every public route has a page', () => {
  expect(Object.values(pages).map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      '/',
      '/server-info',
      '/store',
      '/vote',
      '/leaderboard',
      '/rules',
      '/community',
      '/team',
      '/support',
      '/apply',
      '/apply/guidelines',
      '/apply/form',
      '/required-mods',
      '/versions',
      '/terms',
      '/privacy',
      '/dmca',
      '/coppa',
      '/login',
      '/register',
    ]),
  );
});

test('titles and descriptions of pages are unique and fit into search results', () => {
  const all: Page[] = Object.values({ ...pages, ...privatePages });
  const descriptions = Object.values(pageDescriptions);
  for (const values of [all.map(({ path }) => path), all.map(({ title }) => title), descriptions]) {
    expect(values).toEqual([...new Set(values)]);
  }
  for (const { title } of all) expect(documentTitle(title)).toContain(site.name);
  for (const description of descriptions) {
    expect(description.length).toBeGreaterThan(50);
    expect(description.length).toBeLessThanOrEqual(160);
  }
});

test('no menu has two links of one name', () => {
  const footer = footerColumns.map(({ links }) => links);
  for (const links of [[...mainLinks, ...moreMenu.links], ...footer]) {
    const labels = links.map(({ label }) => label);
    expect(labels).toEqual([...new Set(labels)]);
  }
});

test('the footer claims the copyright for the network, in the year that it is given', () => {
  expect(footerNotes.copyright(2026)).toContain('2026');
  expect(footerNotes.copyright(2026)).toContain(site.name);
});

test.each(Object.entries({ ...pages, ...privatePages }))('%s is found at its path', (key, { path }) => {
  expect(pageKeyAt(path)).toBe(key);
});

test.each([
  ['in another case', pages.applyGuidelines.path.toUpperCase(), 'applyGuidelines'],
  ['with a slash at its end', `${pages.rules.path}/`, 'rules'],
  ['with more than one', `${desks.adminUsers.path}//`, 'adminUsers'],
  ['the home page, whose path is a slash', '/', 'home'],
])('a page is found %s', (_how, path, key) => {
  expect(pageKeyAt(path)).toBe(key);
});

test.each(['/nowhere', `${pages.rules.path}/more`, pages.rules.path.slice(0, -1), '', 'constructor'])(
  'there is no page at “%s”',
  (path) => {
    expect(pageKeyAt(path)).toBeUndefined();
  },
);
