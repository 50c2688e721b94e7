import type { PageKey, PRIVATE_PATHS } from '../pages';

/** Optional files of a network's folder. Without one, its pages, menus, desks and calls are missing. */
export const OPTIONAL_SUBJECTS = [
  'applications',
  'community',
  'events',
  'faq',
  'leaderboards',
  'mods',
  'news',
  'rules',
  'store',
  'support',
  'team',
  'versions',
  'voting',
] as const;
export type OptionalSubject = (typeof OPTIONAL_SUBJECTS)[number];

/** Pages that depend on a subject. Desks name theirs in desks.ts. */
export const SUBJECT_OF_PAGE: Partial<Record<PageKey | keyof typeof PRIVATE_PATHS, OptionalSubject>> = {
  store: 'store',
  vote: 'voting',
  leaderboard: 'leaderboards',
  rules: 'rules',
  community: 'community',
  team: 'team',
  support: 'support',
  apply: 'applications',
  applyGuidelines: 'applications',
  applyForm: 'applications',
  requiredMods: 'mods',
  versions: 'versions',
  news: 'news',
  events: 'events',
  applicationStatus: 'applications',
};

/**
 * Pages that an owner can turn off, each with the pages that disappear with it. Desks stay, and so do links that applicants
 * received.
 */
export const PAGES_TO_TURN_OFF: Partial<Record<PageKey, readonly PageKey[]>> = {
  serverInfo: [],
  store: [],
  vote: [],
  leaderboard: [],
  rules: [],
  community: [],
  team: [],
  support: [],
  apply: ['applyGuidelines', 'applyForm'],
  requiredMods: [],
  versions: [],
  news: [],
  events: [],
  dmca: [],
  coppa: [],
};
