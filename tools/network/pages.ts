import { NAMED_LINKS } from '@/contract/network/links';
import type { LinkGroup, NavLink, WrittenGroup, WrittenLink } from '@/contract/network/pages';
import type { ArtName } from '@/contract/network/visuals';
import {
  type Page,
  PAGE_KEYS,
  type PageKey,
  type PrivatePageKey,
  PRIVATE_PATHS,
  PUBLIC_PATHS,
} from '@/contract/pages';
import { usualButton, usualFooter, usualMenu } from '@/messages/en/menu';
import { pageDescriptions } from '@/messages/en/page-descriptions';
import { pageTitles } from '@/messages/en/page-titles';
import { whyGone } from './gone';
import { heroOf } from './home';
import type { Network } from './subjects';

const isPage = (name: string): name is PageKey => Object.hasOwn(PUBLIC_PATHS, name);
const isNamed = (name: string): name is keyof typeof NAMED_LINKS => Object.hasOwn(NAMED_LINKS, name);

const titleOf = ({ pages: { pages } }: Network, key: PageKey): string => pages[key]?.title ?? pageTitles[key];

/** Where a link of a menu leads; null where it names a page or a link that the network does not have. */
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

/** What of the frame around all pages is an owner's: the header's links and its button, and the footer's columns. */
export const menuOf = (network: Network) => {
  const { menu = usualMenu, button = usualButton, footer = usualFooter } = network.pages;
  return {
    menu: menu
      .flatMap((entry) => ('links' in entry ? groupOf(entry, network) : (linkOf(entry, network) ?? [])))
      .filter((entry) => !('links' in entry) || entry.links.length > 0),
    button: button && linkOf(button, network),
    footer: footer.map((column) => groupOf(column, network)).filter(({ links }) => links.length > 0),
  };
};

/** Where menus name what the network does not have: the link's place in the file, with dots between, and why it leads nowhere. */
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

const tableOf = <Key extends PageKey | PrivatePageKey>(
  paths: Readonly<Record<Key, Page['path']>>,
  title: (key: Key) => string,
): Record<string, Page> =>
  Object.fromEntries(
    (Object.keys(paths) as Key[]).map((key) => [key, { path: paths[key], title: title(key) }]),
  );

/** What is drawn behind a page's title; pages that are not named here get the home page's scene. */
const ARTS: Partial<Record<PageKey, ArtName>> = {
  serverInfo: 'upgrade',
  store: 'treasure',
  vote: 'lifesteal',
  leaderboard: 'events',
  rules: 'practice-pvp',
  community: 'community',
  team: 'community',
  apply: 'build',
  applyGuidelines: 'build',
  applyForm: 'build',
  requiredMods: 'upgrade',
  versions: 'duels',
  news: 'upgrade',
  events: 'events',
};

/** The pages' addresses and titles, and which of them this network does not have. */
export const pagesOf = (network: Network) => ({
  pages: tableOf(PUBLIC_PATHS, (key) => titleOf(network, key)),
  privatePages: tableOf(PRIVATE_PATHS, (key) => pageTitles[key]),
  gone: (Object.keys({ ...PUBLIC_PATHS, ...PRIVATE_PATHS }) as (PageKey | PrivatePageKey)[]).filter(
    (key) => whyGone(network, key) !== null,
  ),
});

/** What search engines and link previews are told of pages, beside their titles. */
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
      ...pageDescriptions,
      home: network.identity.description,
      ...Object.fromEntries(described),
    },
    pagePictures: Object.fromEntries(
      PAGE_KEYS.filter((key) => whyGone(network, key) === null).map((key) => [key, pictureOf(key)]),
    ),
  };
};
