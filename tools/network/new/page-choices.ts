/** Pages that a new network may have or do without. */
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
