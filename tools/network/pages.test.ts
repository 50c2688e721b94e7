import { testNetwork as network } from '../../test/support/fixtures/a-network';
import { readAll } from '../../test/support/fixtures/read-all';
import { modulesOf } from './modules';
import { deadLinks, menuOf, pageDetailsOf, pagesOf } from './pages';
import { readSubject } from './read-subject';

test('the usual menu leaves out what the network does not have', () => {
  const more = ({ menu }: ReturnType<typeof menuOf>) =>
    menu.flatMap((entry) => ('links' in entry ? entry.links : [])).map(({ label }) => label);
  expect(more(menuOf(network))).toContain('Forums');
  const without = { ...network, links: readSubject('links', {}) };
  expect(more(menuOf(without))).not.toContain('Forums');
  expect(deadLinks(without)).toEqual([]);
});

test('an owner’s menu, button and footer take the place of the usual ones', () => {
  const written = readSubject('pages', {
    menu: [
      { to: 'rules' },
      { to: 'https://wiki.example.org', label: 'Wiki' },
      { label: 'Where we talk', links: [{ to: 'discord' }, { to: 'forums', label: 'Board' }] },
    ],
    button: null,
    footer: [{ label: 'All', links: [{ to: 'https://map.example.org/' }] }],
  });
  const { discord, forums } = network.links;
  expect(menuOf({ ...network, pages: written })).toEqual({
    menu: [
      { label: 'Rules', path: '/rules' },
      { label: 'Wiki', url: 'https://wiki.example.org' },
      {
        label: 'Where we talk',
        links: [
          { label: 'Discord', url: discord },
          { label: 'Board', url: forums },
        ],
      },
    ],
    button: null,
    footer: [{ label: 'All', links: [{ label: 'map.example.org', url: 'https://map.example.org/' }] }],
  });
  const links = readSubject('links', { discord });
  expect(deadLinks({ ...network, links, pages: written })).toEqual([
    { path: 'menu.2.links.1.to', problem: 'links.ts has no forums' },
  ]);
});

test('the usual menus leave out pages that are off and those of a subject that is not there', () => {
  const pages = readSubject('pages', { pages: { rules: { off: true }, apply: { off: true } } });
  const changed = readAll('test/network', { pages, voting: undefined });
  const menus = JSON.stringify(menuOf(changed));
  expect(menuOf(changed).button).toBeNull();
  for (const path of ['/rules', '/vote', '/apply']) expect(menus).not.toContain(`"${path}"`);
  expect(pagesOf(changed).gone).toEqual([
    ...['vote', 'rules', 'apply', 'applyGuidelines', 'applyForm'],
    'adminVotes',
  ]);
  expect(Object.keys(pageDetailsOf(changed).pagePictures)).not.toContain('vote');
  expect(deadLinks(changed)).toEqual([]);
});

test('an owner’s menu must not name a page that is not there', () => {
  const pages = {
    pages: { rules: { off: true } },
    button: { to: 'vote' },
    menu: [{ to: 'rules' }, { to: 'store' }],
  };
  expect(deadLinks(readAll('test/network', { pages, voting: undefined }))).toEqual([
    { path: 'menu.0.to', problem: 'leads to a page that is not there: pages.rules is off' },
    { path: 'button.to', problem: 'leads to a page that is not there: there is no voting.ts' },
  ]);
});

test.each(['home', 'terms', 'login', 'applyForm'])('%s cannot be turned off alone', (page) => {
  expect(() => readSubject('pages', { pages: { [page]: { off: true } } })).toThrow(
    new RegExp(`pages\\.${page}\\.off: must be false: only these can be turned off: .*store`),
  );
  expect(readSubject('pages', { pages: { [page]: { off: false } } })).toBeDefined();
});

test('a menu that leads nowhere is refused with what there is', () => {
  expect(() => readSubject('pages', { menu: [{ to: 'forum' }] })).toThrow(
    /menu\.0\.to: must be a page \(home, .*\), a link \(discord, .*\) or an address that begins with https:\/\//,
  );
});

test('a page is called, described and pictured as its owner says', () => {
  const written = readSubject('pages', {
    pages: { store: { title: 'Webshop', description: 'What we sell.', art: 'community' } },
  });
  const changed = { ...network, pages: written };
  expect(pagesOf(changed).pages['store']).toEqual({ path: '/store', title: 'Webshop' });
  expect(pageDetailsOf(changed).pageDescriptions).toMatchObject({
    store: 'What we sell.',
    home: network.identity.description,
  });
  expect(pageDetailsOf(changed).pagePictures['store']).toEqual({ title: 'Webshop', art: 'community' });
});

test('addresses of pictures keep the place of a player’s name; browsers are told nothing of the desks’ settings', () => {
  const modules = modulesOf({ ...network, identity: { ...network.identity, name: 'Keep' } });
  const seen = modules.get('identity')?.['identity'];
  expect(seen).toMatchObject({ name: 'Keep', address: network.identity.addresses[0]?.address });
  expect(JSON.stringify(seen)).toContain('{name}/{size}');
  expect(seen).not.toHaveProperty('staffNeedsSecondFactor');
  expect(modules.get('private/identity')?.['identity']).toHaveProperty('staffNeedsSecondFactor', false);
});

test('the page where accounts are made is there while registration is open', () => {
  const closed = { ...network, identity: { ...network.identity, registration: false } };
  expect([pagesOf(network).gone, pagesOf(closed).gone]).toEqual([[], ['register']]);
});
