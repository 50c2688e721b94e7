import { site } from './site';
import type { IconName } from './visuals';

export interface Page {
  path: `/${string}`;
  /** Stands in the tab and in search results; every page but the home page gets the network's name behind it. */
  title: string;
  /** One or two sentences for search engines and link previews, at most 160 characters. */
  description: string;
}

/** Every public route. The one source of page addresses: links name a key of this table. */
export const pages = {
  home: {
    path: '/',
    title: `${site.name} · Minecraft Java network`,
    description: site.description,
  },
  serverInfo: {
    path: '/server-info',
    title: 'Server Status',
    description: `See who is online on ${site.name} right now, how the Lobby, PvP and Lifesteal servers are doing, and how to connect.`,
  },
  store: {
    path: '/store',
    title: 'Server Store',
    description: `Ranks for Practice PvP and Lifesteal on ${site.name}: what each one gives you and what it costs, in US dollars.`,
  },
  vote: {
    path: '/vote',
    title: 'Vote',
    description: `Vote for ${site.name} once a day on three listing sites, keep your streak alive and collect vote keys, in-game currency and coins.`,
  },
  leaderboard: {
    path: '/leaderboard',
    title: 'Leaderboard',
    description: `The ten best players of ${site.name} in PvP and Lifesteal, by kills, K/D ratio, playtime, blocks mined and mob kills.`,
  },
  rules: {
    path: '/rules',
    title: 'Rules',
    description: `The rules of ${site.name} in eight short sections, and what happens when somebody breaks them.`,
  },
  community: {
    path: '/community',
    title: 'Community Hub',
    description: `Where ${site.name} meets between matches: the Discord server, the forums and the next events.`,
  },
  team: {
    path: '/team',
    title: 'Our Team',
    description: `The people behind ${site.name}: leadership, developers, moderators and helpers, and what each of them looks after.`,
  },
  support: {
    path: '/support',
    title: 'Support Center',
    description: `Help with ${site.name}: live support, guides, tickets, answers to common questions and a form that reaches the team.`,
  },
  apply: {
    path: '/apply',
    title: 'Applications',
    description: `Join the team of ${site.name} as Staff, Media, Builder, Developer or Partner. Start here.`,
  },
  applyGuidelines: {
    path: '/apply/guidelines',
    title: 'Read Before Applying',
    description: `What ${site.name} asks of applicants, what each position needs and how an application is reviewed.`,
  },
  applyForm: {
    path: '/apply/form',
    title: 'Submit Your Application',
    description: `The application form of ${site.name}. Choose a position, answer in your own words and send it to the team.`,
  },
  requiredMods: {
    path: '/required-mods',
    title: 'Required Mods',
    description: `Which mods ${site.name} needs, which ones help, which ones are prohibited, and how to install them in four steps.`,
  },
  versions: {
    path: '/versions',
    title: 'Supported Versions',
    description: `Which Minecraft versions can join ${site.name}, what works on each, what your computer needs and which mods are fine.`,
  },
  terms: {
    path: '/terms',
    title: 'Terms of Service',
    description: `The terms for using ${site.name}: accounts, rules, purchases and what we can and cannot promise.`,
  },
  privacy: {
    path: '/privacy',
    title: 'Privacy Policy',
    description: `What ${site.name} collects, why, how long it is kept, who helps us process it, and how to see, correct or delete it.`,
  },
  dmca: {
    path: '/dmca',
    title: 'DMCA & Copyright Policy',
    description: `How to report a copyright infringement on ${site.name}, how to answer a report, and what happens to repeat infringers.`,
  },
  coppa: {
    path: '/coppa',
    title: 'Parental Consent & COPPA Notice',
    description: `For parents of players under 13: your rights, what ${site.name} collects from children, and how to give or withdraw consent.`,
  },
  login: {
    path: '/login',
    title: 'Sign In',
    description: `Sign in to your account on ${site.name} to see your dashboard and change your name, password or email address.`,
  },
  register: {
    path: '/register',
    title: 'Create Account',
    description: `Create an account on ${site.name} with a username, an email address and a password. It is free and takes a minute.`,
  },
} as const satisfies Record<string, Page>;

export type PageKey = keyof typeof pages;
export type PagePath = (typeof pages)[PageKey]['path'];

/** A page where admins work at one subject. */
export interface Desk extends Page {
  /** Stands under the heading. */
  subtitle: string;
  /** What one does there, on the admin's landing. */
  note: string;
  icon: IconName;
}

/** The admin's desks, in the order of the landing. */
export const desks = {
  adminApplications: {
    path: '/admin/applications',
    title: 'Review Applications',
    description: `Who wants to join the team of ${site.name}: read, discuss and decide applications.`,
    subtitle: 'Who wants to join the team. Decided applications are erased after 180 days.',
    note: 'Who wants to join the team',
    icon: 'file',
  },
  adminMessages: {
    path: '/admin/messages',
    title: 'Messages',
    description: `What visitors have written to ${site.name} through the contact form.`,
    subtitle: 'What visitors wrote through the contact form. Messages are erased after 180 days.',
    note: 'What visitors wrote through the contact form',
    icon: 'mail',
  },
  adminUsers: {
    path: '/admin/users',
    title: 'Users',
    description: `Search, create, change and remove the accounts of ${site.name}, and end their sessions.`,
    subtitle: 'Everyone with an account.',
    note: 'Search, create and change accounts',
    icon: 'users',
  },
  adminLeaderboard: {
    path: '/admin/leaderboard',
    title: 'Leaderboards',
    description: `Start a new season on ${site.name}, or take somebody off the leaderboard.`,
    subtitle: 'Seasons, and who should not be in them.',
    note: 'Start a season, or remove a cheater',
    icon: 'trophy',
  },
  adminAudit: {
    path: '/admin/audit',
    title: 'Audit Log',
    description: `What admins of ${site.name} have done: who, what, to whom and when.`,
    subtitle: 'What admins have done to accounts, applications and leaderboards. Nobody can change it here.',
    note: 'Who did what to whom, and when',
    icon: 'scroll',
  },
} as const satisfies Record<string, Desk>;

export type DeskKey = keyof typeof desks;

/** Pages that only an account, or whoever holds a private link, gets to see. Prerendered as an empty frame, kept out of search results and the sitemap. */
export const privatePages = {
  dashboard: {
    path: '/user/dashboard',
    title: 'Dashboard',
    description: `Your account on ${site.name}: your details, the places where you are signed in, and your data.`,
  },
  admin: {
    path: '/admin',
    title: 'Admin',
    description: `The desk of those who run ${site.name}: figures of the network and the health of its parts.`,
  },
  applicationStatus: {
    path: '/apply/status',
    title: 'Your Application',
    description: `How your application to ${site.name} is doing, and what the team says about it.`,
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

/** What the browser's tab and search results show for a page with this title. */
export const documentTitle = (title: string): string =>
  title === pages.home.title ? title : `${title} · ${site.name}`;
