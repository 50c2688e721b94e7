import { footerColumns, footerNotes, mainLinks, moreMenu } from './navigation';
import { documentTitle, pages, privatePages, type Page } from './pages';
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
  for (const key of ['path', 'title', 'description'] as const) {
    const values = all.map((page) => page[key]);
    expect(values).toEqual([...new Set(values)]);
  }
  for (const { title, description } of all) {
    expect(documentTitle(title)).toContain(site.name);
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
