import { site } from './site';

export interface Page {
  path: `/${string}`;
  /** Stands in the tab and in search results; every page but the home page gets the network's name behind it. */
  title: string;
}

/** Every public route. The one source of page addresses: links name a key of this table. */
export const pages = {
  home: {
    path: '/',
    title: `${site.name} · Minecraft Java network`,
  },
  serverInfo: {
    path: '/server-info',
    title: 'Server Status',
  },
  store: {
    path: '/store',
    title: 'Server Store',
  },
  vote: {
    path: '/vote',
    title: 'Vote',
  },
  leaderboard: {
    path: '/leaderboard',
    title: 'Leaderboard',
  },
  rules: {
    path: '/rules',
    title: 'Rules',
  },
  community: {
    path: '/community',
    title: 'Community Hub',
  },
  team: {
    path: '/team',
    title: 'Our Team',
  },
  support: {
    path: '/support',
    title: 'Support Center',
  },
  apply: {
    path: '/apply',
    title: 'Applications',
  },
  applyGuidelines: {
    path: '/apply/guidelines',
    title: 'Read Before Applying',
  },
  applyForm: {
    path: '/apply/form',
    title: 'Submit Your Application',
  },
  requiredMods: {
    path: '/required-mods',
    title: 'Required Mods',
  },
  versions: {
    path: '/versions',
    title: 'Supported Versions',
  },
  news: {
    path: '/news',
    title: 'News',
  },
  events: {
    path: '/events',
    title: 'Events',
  },
  terms: {
    path: '/terms',
    title: 'Terms of Service',
  },
  privacy: {
    path: '/privacy',
    title: 'Privacy Policy',
  },
  dmca: {
    path: '/dmca',
    title: 'DMCA & Copyright Policy',
  },
  coppa: {
    path: '/coppa',
    title: 'Parental Consent & COPPA Notice',
  },
  licenses: {
    path: '/licenses',
    title: 'Open Source Licenses',
  },
  login: {
    path: '/login',
    title: 'Sign In',
  },
  register: {
    path: '/register',
    title: 'Create Account',
  },
} as const satisfies Record<string, Page>;

export type PageKey = keyof typeof pages;
/** Whether the page with this id is public. */
export const isPublicPage = (id: string): id is PageKey => Object.hasOwn(pages, id);

export type PagePath = (typeof pages)[PageKey]['path'];

/** Where admins work, one subject at each, in the order of the landing; desk-words.ts says what they do there. */
export const desks = {
  adminApplications: {
    path: '/admin/applications',
    title: 'Review Applications',
  },
  adminMessages: {
    path: '/admin/messages',
    title: 'Messages',
  },
  adminUsers: {
    path: '/admin/users',
    title: 'Users',
  },
  adminLeaderboard: {
    path: '/admin/leaderboard',
    title: 'Leaderboards',
  },
  adminContent: {
    path: '/admin/content',
    title: 'Content',
  },
  adminVotes: {
    path: '/admin/votes',
    title: 'Votes',
  },
  adminBackups: {
    path: '/admin/backups',
    title: 'Backups',
  },
  adminAudit: {
    path: '/admin/audit',
    title: 'Audit Log',
  },
} as const satisfies Record<string, Page>;

export type DeskKey = keyof typeof desks;

/** Pages that only an account, or whoever holds a private link, gets to see. Prerendered as an empty frame, kept out of search results and the sitemap. */
export const privatePages = {
  dashboard: {
    path: '/user/dashboard',
    title: 'Dashboard',
  },
  admin: {
    path: '/admin',
    title: 'Admin',
  },
  applicationStatus: {
    path: '/apply/status',
    title: 'Your Application',
  },
  forgot: {
    path: '/forgot',
    title: 'Forgotten Password',
  },
  reset: {
    path: '/reset',
    title: 'New Password',
  },
  verify: {
    path: '/verify',
    title: 'Email Address',
  },
  ...desks,
} as const satisfies Record<string, Page>;

export type PrivatePageKey = keyof typeof privatePages;

/** Shown, with status 404, for every path that is not among {@link pages}. */
export const notFound = {
  title: 'Page not found',
  description: `This page does not exist on ${site.name}, or not any more.`,
  code: '404',
  text: 'Oops! Page not found',
  linkLabel: 'Return to Home',
} as const;

/**
 * Key of the page at an address's path, undefined for unknown ones. As routes do, it reads paths in any case and with a
 * slash at their end.
 */
export const pageKeyAt = (pathname: string): PageKey | PrivatePageKey | undefined => {
  const wanted = pathname.toLowerCase().replace(/(?<=[^/]|^\/)\/+$/, '');
  const found = Object.entries<Page>({ ...pages, ...privatePages }).find(([, { path }]) => path === wanted);
  return found?.[0] as PageKey | PrivatePageKey | undefined;
};

/** Address of the story with this slug. */
export const storyPath = (slug: string): `/${string}` => `${pages.news.path}/${slug}`;

/** What stands for a slug in an address's path, as it stands there; undefined where there can be no story. */
export const storySlugAt = (pathname: string): string | undefined =>
  /^\/news\/([^/]+)\/*$/.exec(pathname.toLowerCase())?.[1];

/** Whether the app has a page at an address's path, which may be that of a story; files of the site are none. */
export const isPageAt = (pathname: string): boolean =>
  pageKeyAt(pathname) !== undefined || storySlugAt(pathname) !== undefined;

/** Where the page below lies for the service worker. No link leads there. */
export const OFFLINE_PATH = '/offline';

/** Shown in the place of a page when there is neither a network nor a copy of that page on the device. */
export const offline = {
  title: 'No connection',
  description: `${site.name} cannot be reached from here at the moment, because this device has no connection.`,
  text: 'The lobby is out of reach: your device is offline, or its network does not answer.',
  retry: 'Try again',
  /** Above the links to those pages. */
  kept: 'You can still read these',
} as const;

/** What the browser's tab and search results show for a page with this title. */
export const documentTitle = (title: string): string =>
  title === pages.home.title ? title : `${title} · ${site.name}`;
