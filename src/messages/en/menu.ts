import type { WrittenGroup, WrittenLink } from '@/contract/network/pages';

/** Default links of the header. Links to missing pages are left out. */
export const usualMenu: readonly (WrittenLink | WrittenGroup)[] = [
  { to: 'home', label: 'Home' },
  { to: 'serverInfo', label: 'Server' },
  { to: 'store', label: 'Store' },
  { to: 'vote' },
  {
    label: 'More',
    links: [
      { to: 'leaderboard' },
      { to: 'news' },
      { to: 'events' },
      { to: 'forums' },
      { to: 'rules' },
      { to: 'community', label: 'Community' },
      { to: 'team' },
      { to: 'support', label: 'Support' },
    ],
  },
];

/** Default button of the header. */
export const usualButton: WrittenLink = { to: 'apply', label: 'Apply Now' };

/** Default columns of the footer. */
export const usualFooter: readonly WrittenGroup[] = [
  {
    label: 'Quick Links',
    links: [
      { to: 'serverInfo', label: 'Server Info' },
      { to: 'requiredMods' },
      { to: 'versions', label: 'Required Version' },
      { to: 'leaderboard' },
    ],
  },
  {
    label: 'Community',
    links: [
      { to: 'news' },
      { to: 'events' },
      { to: 'rules' },
      { to: 'community', label: 'Community' },
      { to: 'team' },
      { to: 'support', label: 'Support' },
    ],
  },
  {
    label: 'Legal',
    links: [
      { to: 'terms' },
      { to: 'privacy' },
      { to: 'dmca', label: 'Copyright Policy' },
      { to: 'coppa', label: 'Parental Consent' },
    ],
  },
];
