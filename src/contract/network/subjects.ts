import type { PageKey, PrivatePageKey } from '../pages';

/** Files of a network's folder that need not be there. Without one, its pages, menus, desks and calls are gone. */
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

/** Pages that are there only with a subject. */
export const SUBJECT_OF_PAGE: Partial<Record<PageKey | PrivatePageKey, OptionalSubject>> = {
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
  adminApplications: 'applications',
  adminMessages: 'support',
  adminLeaderboard: 'leaderboards',
  adminVotes: 'voting',
};

/** Pages that an owner can turn off, and the pages that go with them. Desks stay, and links that applicants were given. */
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
