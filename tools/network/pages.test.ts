import { pageTexts } from '#messages/page-texts';
import { PUBLIC_PATHS } from '@/contract/pages';
import { testNetwork as network } from '../../test/support/fixtures/a-network';
import { readAll } from '../../test/support/fixtures/read-all';
import { modulesOf } from './modules';
import { deadLinks, menuOf, pageDetailsOf, pagesOf, subtitlesOf, twiceInMenus } from './pages';
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

test('two links of one list neither read nor lead the same', () => {
  const menu = [
    { to: 'rules' },
    { to: 'rules', label: 'Laws' },
    { to: 'https://a.example.org/1' },
    { to: 'https://a.example.org/2' },
    { label: 'Rules', links: [{ to: 'rules' }, { to: 'vote', label: 'Rules' }] },
  ];
  const footer = [{ label: 'Rules', links: [{ to: 'rules' }, { to: 'store', label: 'Shop' }] }];
  const found = twiceInMenus({ ...network, pages: readSubject('pages', { menu, footer }) });
  expect(found.map(({ path, problem }) => `${path}: ${problem}`)).toEqual([
    'menu.1.to: leads where menu.0 leads',
    'menu.3.label: must be another one: menu.2 reads the same',
    'menu.4.label: must be another one: menu.0 reads the same',
    'menu.4.links.1.label: must be another one: menu.4.links.0 reads the same',
  ]);
});

test.each(['', ' ', '\u200B', 'x'.repeat(41)])('no link of a menu is called %j', (label) => {
  expect(() => readSubject('pages', { menu: [{ to: 'rules', label }] })).toThrow(/must (not be|have)/);
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
    pages: { store: { title: 'Webshop', description: 'What we sell.', art: 'campfire' } },
  });
  const changed = { ...network, pages: written };
  expect(pagesOf(changed).pages['store']).toEqual({ path: '/store', title: 'Webshop' });
  expect(pageDetailsOf(changed).pageDescriptions).toMatchObject({
    store: 'What we sell.',
    home: network.identity.description,
  });
  expect(pageDetailsOf(changed).pagePictures['store']).toEqual({ title: 'Webshop', art: 'campfire' });
});

test('the text below a heading is the owner’s, or the usual one', () => {
  const pages = readSubject('pages', { pages: { news: { subtitle: 'What {name} tells.' } } });
  const modules = modulesOf({ ...network, pages, identity: { ...network.identity, name: 'Keep' } });
  expect(modules.get('subtitles/news')).toEqual({ subtitle: 'What Keep tells.' });
  expect(subtitlesOf({ ...network, pages })['subtitles/events']).toEqual({
    subtitle: expect.stringContaining('{name}'),
  });
});

test.each(['rules', 'apply', 'applyGuidelines', 'home', 'login'])(
  'a text below the heading of %s is refused where no page would show it',
  (page) => {
    expect(() => readSubject('pages', { pages: { [page]: { subtitle: 'Nobody reads it.' } } })).toThrow(
      `pages.${page}.subtitle: must not be there: only serverInfo, news, events, applyForm have it here`,
    );
  },
);

test('the usual descriptions name nothing that a network may lack', () => {
  const optional =
    /discord|chat|forum|ticket|guide|live|rank|streak|reward|prize|win\b|tournament|season|announce|positions?|purchase|computer|prohibited|install|moderator|helper|developer|\bmode\b|servers\b(?<!list servers)/i;
  const found = Object.entries(pageTexts).filter(
    ([key, texts]) => key in PUBLIC_PATHS && 'description' in texts && optional.test(texts.description),
  );
  expect(found).toEqual([]);
});

test('addresses of pictures keep the place of a player’s name; browsers are told nothing of the desks’ settings', () => {
  const modules = modulesOf({ ...network, identity: { ...network.identity, name: 'Keep' } });
  const seen = modules.get('identity')?.['identity'];
  expect(seen).toMatchObject({ name: 'Keep', address: network.identity.addresses[0]?.address });
  expect(JSON.stringify(seen)).toContain('{name}/{size}');
  expect(seen).not.toHaveProperty('staffNeedsSecondFactor');
  expect(modules.get('private/identity')?.['identity']).toHaveProperty('staffNeedsSecondFactor', false);
});

test('the page of the guidelines is there if they are', () => {
  const { guidelines, ...others } = network.applications;
  const without = {
    ...network,
    applications: others,
    pages: readSubject('pages', { button: { to: 'applyGuidelines' } }),
  };
  expect(guidelines).toBeDefined();
  expect(pagesOf(without).gone).toEqual(['applyGuidelines']);
  expect(deadLinks(without)).toEqual([
    { path: 'button.to', problem: 'leads to a page that is not there: applications.ts has no guidelines' },
  ]);
});

test('the page where accounts are made is there while registration is open', () => {
  const closed = { ...network, identity: { ...network.identity, registration: false } };
  expect([pagesOf(network).gone, pagesOf(closed).gone]).toEqual([[], ['register']]);
});
