import { footerNotes } from '#messages/frame';
import { identity } from '#network/identity';
import { pageDescriptions } from '#network/page-details';
import { pages, privatePages } from '#network/pages';
import { DESK_KEYS } from '@/contract/desks';
import { type Page, storyPath } from '@/contract/pages';
import { documentTitle, isDesk, isGoneAt, isPageAt, pageKeyAt, pathOf } from '@/lib/pages';
import { aNetwork } from '../../test/support/fixtures/a-network';

test('titles and descriptions of pages are unique and fit into search results', () => {
  const all: Page[] = Object.values({ ...pages, ...privatePages });
  const descriptions = Object.values(pageDescriptions);
  for (const values of [all.map(({ path }) => path), all.map(({ title }) => title), descriptions]) {
    expect(values).toEqual([...new Set(values)]);
  }
  for (const { title } of all) expect(documentTitle(title)).toContain(identity.name);
  for (const description of descriptions) {
    expect(description.length).toBeGreaterThan(50);
    expect(description.length).toBeLessThanOrEqual(160);
  }
});

test('the footer claims the copyright for the network, in the year that it is given', () => {
  expect(footerNotes.copyright(2026)).toContain('2026');
  expect(footerNotes.copyright(2026)).toContain(identity.name);
});

test.each(Object.entries({ ...pages, ...privatePages }))('%s is found at its path', (key, { path }) => {
  expect(pageKeyAt(path)).toBe(key);
});

test.each([
  ['in another case', pages.applyGuidelines.path.toUpperCase(), 'applyGuidelines'],
  ['with a slash at its end', `${pages.rules.path}/`, 'rules'],
  ['with more than one', `${privatePages.adminUsers.path}//`, 'adminUsers'],
  ['the home page, whose path is a slash', '/', 'home'],
])('a page is found %s', (_how, path, key) => {
  expect(pageKeyAt(path)).toBe(key);
});

test('the desks are known, and no other page is one', () => {
  expect(Object.keys({ ...pages, ...privatePages, constructor: null }).filter(isDesk)).toEqual(DESK_KEYS);
});

test.each(['/nowhere', `${pages.rules.path}/more`, pages.rules.path.slice(0, -1), '', 'constructor'])(
  'there is no page at “%s”',
  (path) => {
    expect(pageKeyAt(path)).toBeUndefined();
  },
);

test('a page of a subject that is not there is at no path, and stories go with the news', () => {
  const story = storyPath('season-six');
  expect([pathOf('vote'), isPageAt(story), isGoneAt(story)]).toEqual([pages.vote.path, true, false]);
  aNetwork({ voting: undefined, news: undefined });
  expect([pathOf('vote'), isPageAt(story), isGoneAt(story)]).toEqual([null, false, true]);
  expect(pageKeyAt(pages.vote.path)).toBeUndefined();
  expect([isGoneAt(pages.vote.path), isGoneAt(pages.rules.path), isGoneAt('/nowhere')]).toEqual([
    true,
    false,
    false,
  ]);
});
