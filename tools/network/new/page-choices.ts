/** Pages that are optional in a new network. */
export const PAGE_CHOICES = [
  'store',
  'vote',
  'leaderboard',
  'rules',
  'community',
  'team',
  'support',
  'apply',
  'requiredMods',
  'versions',
  'news',
  'events',
] as const;
export type PageChoice = (typeof PAGE_CHOICES)[number];
