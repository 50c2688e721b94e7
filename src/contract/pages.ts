/** Paths of the pages that everybody may see, by key. Links name a key. */
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

/** Paths of the places where admins work, one subject at each, in the order of the landing. */
export const DESK_PATHS = {
  adminApplications: '/admin/applications',
  adminMessages: '/admin/messages',
  adminUsers: '/admin/users',
  adminLeaderboard: '/admin/leaderboard',
  adminContent: '/admin/content',
  adminVotes: '/admin/votes',
  adminBackups: '/admin/backups',
  adminAudit: '/admin/audit',
} as const;
export type DeskKey = keyof typeof DESK_PATHS;

/** Paths of the pages that only an account, or whoever holds a private link, gets to see. */
export const PRIVATE_PATHS = {
  dashboard: '/user/dashboard',
  admin: '/admin',
  applicationStatus: '/apply/status',
  forgot: '/forgot',
  reset: '/reset',
  verify: '/verify',
  ...DESK_PATHS,
} as const;
export type PrivatePageKey = keyof typeof PRIVATE_PATHS;

export interface Page<Path extends `/${string}` = `/${string}`> {
  path: Path;
  /** Stands in the tab and in search results; every page but the home page gets the network's name behind it. */
  title: string;
}
export type PagePath = (typeof PUBLIC_PATHS)[PageKey];
export type Pages = { readonly [Key in PageKey]: Page<(typeof PUBLIC_PATHS)[Key]> };
export type PrivatePages = { readonly [Key in PrivatePageKey]: Page<(typeof PRIVATE_PATHS)[Key]> };

/** Address of the story with this slug. */
export const storyPath = (slug: string): `/${string}` => `${PUBLIC_PATHS.news}/${slug}`;

/** What stands for a slug in an address's path, as it stands there; undefined where there can be no story. */
export const storySlugAt = (pathname: string): string | undefined =>
  /^\/news\/([^/]+)\/*$/.exec(pathname.toLowerCase())?.[1];

/** Where the page for the time without a network lies for the service worker. No link leads there. */
export const OFFLINE_PATH = '/offline';
