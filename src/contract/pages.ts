import type { DeskKey } from './desks';

/** Paths of public pages, by the key that links name. */
export const PUBLIC_PATHS = {
  home: '/',
  serverInfo: '/server-info',
  store: '/store',
  vote: '/vote',
  leaderboard: '/leaderboard',
  rules: '/rules',
  community: '/community',
  team: '/team',
  support: '/support',
  apply: '/apply',
  applyGuidelines: '/apply/guidelines',
  applyForm: '/apply/form',
  requiredMods: '/required-mods',
  versions: '/versions',
  news: '/news',
  events: '/events',
  terms: '/terms',
  privacy: '/privacy',
  dmca: '/dmca',
  coppa: '/coppa',
  licenses: '/licenses',
  login: '/login',
  register: '/register',
} as const;
export type PageKey = keyof typeof PUBLIC_PATHS;
export const PAGE_KEYS = /* @__PURE__ */ Object.keys(PUBLIC_PATHS) as readonly PageKey[];

/** Paths of pages that need an account or a private link. Those of the desks are in desks.ts. */
export const PRIVATE_PATHS = {
  dashboard: '/user/dashboard',
  dashboardSecurity: '/user/dashboard/security',
  dashboardSessions: '/user/dashboard/sessions',
  dashboardData: '/user/dashboard/data',
  admin: '/admin',
  applicationStatus: '/apply/status',
  forgot: '/forgot',
  reset: '/reset',
  verify: '/verify',
} as const;
export type PrivatePageKey = keyof typeof PRIVATE_PATHS | DeskKey;

export interface Page<Path extends `/${string}` = `/${string}`> {
  path: Path;
  /** Shown in the tab and in search results; all pages but the home page append the network's name. */
  title: string;
}
export type PagePath = (typeof PUBLIC_PATHS)[PageKey];
export type Pages = { readonly [Key in PageKey]: Page<(typeof PUBLIC_PATHS)[Key]> };
export type PrivatePages = Readonly<Record<PrivatePageKey, Page>>;

/** Returns the path of the story with this slug. */
export const storyPath = (slug: string): `/${string}` => `${PUBLIC_PATHS.news}/${slug}`;

/** Returns the path of the event with this id. */
export const eventPath = (id: string): `/${string}` => `${PUBLIC_PATHS.events}/${id}`;

/**
 * Returns the page above a story or an event, and its slug or id in the path, still encoded. Empty if the
 * path is neither's.
 */
export const documentAt = (pathname: string): [key?: 'news' | 'events', name?: string] =>
  (/^\/(news|events)\/([^/]+)\/*$/.exec(pathname.toLowerCase())?.slice(1) ?? []) as ['news', string];

/** Path from which the service worker takes the offline page. Nothing links to it. */
export const OFFLINE_PATH = '/offline';
