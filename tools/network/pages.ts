import type { Art } from '@/contract/content-fields';
import { NAMED_LINKS } from '@/contract/network/links';
import {
  type LinkGroup,
  type NavLink,
  SUBTITLED_PAGES,
  type WrittenGroup,
  type WrittenLink,
} from '@/contract/network/pages';
import { type Page, PAGE_KEYS, type PageKey, type PrivatePageKey, PUBLIC_PATHS } from '@/contract/pages';
import { ALL_PAGE_KEYS, PAGE_PATHS, whyGone } from './gone';
import { heroOf } from './home';
import type { Network } from './subjects';

/** Returns the default texts of all pages. */
const usualTexts = ({ usual }: Network) => ({
  ...usual['page-texts'].pageTexts,
  ...usual['desk-texts'].deskTexts,
});

const isPage = (name: string): name is PageKey => Object.hasOwn(PUBLIC_PATHS, name);
const isNamed = (name: string): name is keyof typeof NAMED_LINKS => Object.hasOwn(NAMED_LINKS, name);

const titleOf = (network: Network, key: PageKey): string =>
  network.pages.pages[key]?.title ?? usualTexts(network)[key].title;

/** Returns a menu's link, or null if it names a page or a link that the network lacks. */
const linkOf = ({ to, label }: WrittenLink, network: Network): NavLink | null => {
  if (isPage(to))
    return whyGone(network, to) === null
      ? { label: label ?? titleOf(network, to), path: PUBLIC_PATHS[to] }
      : null;
  if (!isNamed(to)) return { label: label ?? new URL(to).hostname, url: to };
  const url = network.links[to];
  return url === undefined ? null : { label: label ?? NAMED_LINKS[to], url };
};

const groupOf = ({ label, links }: WrittenGroup, network: Network): LinkGroup => ({
  label,
  links: links.flatMap((link) => linkOf(link, network) ?? []),
});

/** Returns the owner's part of the frame around all pages: the header's links and button, and the footer's columns. */
export const menuOf = (network: Network) => {
  const { usualMenu, usualButton, usualFooter } = network.usual.menu;
  const { menu = usualMenu, button = usualButton, footer = usualFooter } = network.pages;
  return {
    menu: menu
      .flatMap((entry) => ('links' in entry ? groupOf(entry, network) : (linkOf(entry, network) ?? [])))
      .filter((entry) => !('links' in entry) || entry.links.length > 0),
    button: button && linkOf(button, network),
    footer: footer.map((column) => groupOf(column, network)).filter(({ links }) => links.length > 0),
  };
};

/** Returns the menu links that lead nowhere: the dotted path in the file, and the reason. */
export const deadLinks = (network: Network): { path: string; problem: string }[] => {
  const { menu = [], button, footer = [] } = network.pages;
  const inGroup = (place: string, { links }: WrittenGroup) =>
    links.map((link, index) => [`${place}.links.${String(index)}`, link] as const);
  const all = [
    ...menu.flatMap((entry, index) => {
      const place = `menu.${String(index)}`;
      return 'links' in entry ? inGroup(place, entry) : [[place, entry] as const];
    }),
    ...(button ? [['button', button] as const] : []),
    ...footer.flatMap((column, index) => inGroup(`footer.${String(index)}`, column)),
  ];
  return all
    .filter(([, link]) => linkOf(link, network) === null)
    .map(([place, { to }]) => {
      const gone = isPage(to) ? whyGone(network, to) : null;
      return {
        path: `${place}.to`,
        problem: gone === null ? `links.ts has no ${to}` : `leads to a page that is not there: ${gone}`,
      };
    });
};

/** Returns the entries of a menu that read or lead like one before in the same list: the dotted path in the file, and the reason. */
export const twiceInMenus = (network: Network): { path: string; problem: string }[] => {
  const { menu = [], footer = [] } = network.pages;
  const groups = { menu, footer };
  const inside = Object.entries(groups).flatMap(([name, entries]) =>
    entries.flatMap((entry, index) =>
      'links' in entry ? [[`${name}.${String(index)}.links`, entry.links] as const] : [],
    ),
  );
  return [['menu', menu] as const, ...inside].flatMap(([list, entries]) => {
    const [labels, targets] = [new Map<string, string>(), new Map<string, string>()];
    const seen = (there: Map<string, string>, mark: string | undefined, path: string): string | undefined => {
      const first = mark === undefined ? undefined : there.get(mark);
      if (mark !== undefined && first === undefined) there.set(mark, path);
      return first;
    };
    return entries.flatMap((entry, index) => {
      const path = `${list}.${String(index)}`;
      const link = 'links' in entry ? null : linkOf(entry, network);
      const target = seen(targets, 'links' in entry ? undefined : entry.to, path);
      const label = seen(labels, link?.label ?? entry.label, path);
      if (target !== undefined) return [{ path: `${path}.to`, problem: `leads where ${target} leads` }];
      return label === undefined
        ? []
        : [{ path: `${path}.label`, problem: `must be another one: ${label} reads the same` }];
    });
  });
};

/** Pictures behind page titles; pages that are not listed get the home page's scene. */
const ARTS: Partial<Record<PageKey, Art>> = {
  serverInfo: 'machine-hall',
  store: 'treasure',
  vote: 'heart',
  leaderboard: 'stage',
  rules: 'arena',
  community: 'campfire',
  team: 'campfire',
  apply: 'tower',
  applyGuidelines: 'tower',
  applyForm: 'tower',
  requiredMods: 'machine-hall',
  versions: 'islands',
  news: 'machine-hall',
  events: 'stage',
};

const pageOf = (network: Network, key: PageKey | PrivatePageKey): Page => ({
  path: PAGE_PATHS[key],
  title: isPage(key) ? titleOf(network, key) : usualTexts(network)[key].title,
});
const pagesIn = (network: Network, keys: readonly (PageKey | PrivatePageKey)[]): Record<string, Page> =>
  Object.fromEntries(keys.map((key) => [key, pageOf(network, key)]));

/** Returns the pages' addresses and titles, and the pages that this network lacks. */
export const pagesOf = (network: Network) => ({
  pages: pagesIn(network, PAGE_KEYS),
  privatePages: pagesIn(
    network,
    ALL_PAGE_KEYS.filter((key) => !isPage(key)),
  ),
  gone: ALL_PAGE_KEYS.filter((key) => whyGone(network, key) !== null),
});

/** Returns the texts below headings, one module per page, so that each page loads only its own. */
export const subtitlesOf = ({ pages: { pages }, usual }: Network): Record<string, { subtitle: string }> =>
  Object.fromEntries(
    SUBTITLED_PAGES.map((key) => [
      `subtitles/${key}`,
      { subtitle: pages[key]?.subtitle ?? usual['page-texts'].pageTexts[key].subtitle },
    ]),
  );

const usualDescriptions = (network: Network) =>
  Object.fromEntries(
    Object.entries({ ...usualTexts(network), home: network.identity }).map(([key, { description }]) => [
      key,
      description,
    ]),
  );

/** Returns the pages' data for search engines and link previews, beside their titles. */
export const pageDetailsOf = (network: Network) => {
  const { pages } = network.pages;
  const described = Object.entries(pages).flatMap(([key, { description }]) =>
    description === undefined ? [] : [[key, description]],
  );
  const pictureOf = (key: PageKey) => ({
    title: key === 'home' ? heroOf(network).title : titleOf(network, key),
    art: pages[key]?.art ?? ARTS[key] ?? null,
  });
  return {
    noindex: network.identity.noindex,
    pageDescriptions: {
      ...usualDescriptions(network),
      ...Object.fromEntries(described),
    },
    pagePictures: Object.fromEntries(
      PAGE_KEYS.filter((key) => whyGone(network, key) === null).map((key) => [key, pictureOf(key)]),
    ),
  };
};
