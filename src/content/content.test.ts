import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { idLists, leaves } from '../../test/content-walk';
import { forumCategoryUrl } from './community';
import { privacy } from './legal/privacy';
import { documentTitle, pages, privatePages, type Page } from './pages';
import { rankSections } from './ranks';
import { site } from './site';
import { teamMembers } from './team';

/** What holds for every network that is made of this site, whatever its owner writes. */

const folder = join(process.cwd(), 'src/content');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);
const source = (file: string) => readFileSync(join(folder, file), 'utf8');
const modules = Promise.all(files.map((file): Promise<unknown> => import(join(folder, file))));
const allLeaves = async () => (await modules).flatMap((content) => leaves(content));

test('ids are unique within their list', async () => {
  const lists = (await modules).flatMap(idLists);
  expect(lists.length).toBeGreaterThan(10);
  for (const ids of lists) expect(ids).toEqual([...new Set(ids)]);
});

test('internal links lead to pages', async () => {
  const known = new Set<string>(Object.values({ ...pages, ...privatePages }).map(({ path }) => path));
  const paths = (await allLeaves()).filter(({ key }) => key === 'path').map(({ text }) => text);
  expect(paths.length).toBeGreaterThan(known.size);
  expect(paths.filter((path) => !known.has(path))).toEqual([]);
});

test('days are real ones, written as ISO days', async () => {
  const days = (await allLeaves()).map(({ text }) => text).filter((text) => /^\d{4}-\d/.test(text));
  expect(days.length).toBeGreaterThan(3);
  for (const day of days) expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
});

test('links to other sites are https; mail goes to the support address', async () => {
  const links = (await allLeaves()).map(({ text }) => text).filter((text) => /^[a-z]+:\S+$/.test(text));
  expect(links.length).toBeGreaterThan(20);
  const allowed = ({ protocol, pathname }: URL) =>
    protocol === 'https:' || (protocol === 'mailto:' && pathname === site.supportEmail);
  expect(links.filter((link) => !allowed(new URL(link)))).toEqual([]);
});

test('addresses of other sites stand in site.ts alone', () => {
  const elsewhere = files.filter((file) => file !== 'site.ts');
  expect(elsewhere.filter((file) => /https?:\/\//.test(source(file)))).toEqual([]);
});

test('the network is named by site.name: no file spells the shipped name out', () => {
  const elsewhere = files.filter((file) => !['site.ts', 'servers.ts'].includes(file));
  expect(elsewhere.filter((file) => /spawnpoint/i.test(source(file)))).toEqual([]);
});

test('no text is empty, and none is a placeholder', async () => {
  const shown = (await allLeaves()).map(({ text }) => text);
  expect(
    shown.filter((text) => text.trim() === '' || /lorem|ipsum|undefined|\[object|\bTODO\b/i.test(text)),
  ).toEqual([]);
});

test('prices have at most two decimals, and every rank lists what it gives', () => {
  for (const rank of rankSections.flatMap(({ ranks }) => ranks)) {
    expect(String(rank.price)).toMatch(/^\d+(\.\d{1,2})?$/);
    expect(rank.benefits).not.toHaveLength(0);
    expect(rank.benefits).toEqual([...new Set(rank.benefits)]);
  }
});

test('game names of the team are valid and unique', () => {
  const names = teamMembers.map(({ minecraftUsername }) => minecraftUsername);
  expect(names).toEqual([...new Set(names)]);
  expect(names.filter((name) => !/^\w{3,16}$/.test(name))).toEqual([]);
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

test('avatar services are asked over https, by escaped name and by size', () => {
  for (const avatar of Object.values(site.avatars)) {
    const url = new URL(avatar('a/b?c', 16));
    expect(url.protocol).toBe('https:');
    expect(url.href).toContain('a%2Fb%3Fc');
    expect(url.href).toContain('16');
  }
});

test('the privacy policy names every avatar service', () => {
  const policy = JSON.stringify(privacy);
  for (const avatar of Object.values(site.avatars)) expect(policy).toContain(new URL(avatar('x', 8)).host);
});

test('a forum category is its title in lower case with hyphens', () => {
  expect(forumCategoryUrl('Survival Strategies')).toBe(site.forumCategory('survival-strategies'));
});
