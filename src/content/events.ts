import type { ArtName } from '@/contract/network/visuals';

export interface FeaturedEvent {
  id: string;
  title: string;
  /** When it takes place, in words. */
  date?: string;
  /** ISO 8601 times; none for what recurs. */
  startsAt?: string;
  endsAt?: string;
  prize?: string;
  description?: string;
  art: ArtName;
  /** Where it leads: `https:`, `mailto:` or a path of the site. */
  href?: string;
}

/** The cards of Featured Events, in order: what a site begins with, as its news. */
export const featuredEvents: readonly FeaturedEvent[] = [
  {
    id: 'weekly-pvp-tournament',
    title: 'Weekly PvP Tournament',
    date: 'Every Saturday',
    prize: '50,000 Coins',
    description:
      'A knockout bracket with equal kits. The arena opens half an hour early for warm-up; whoever is inside at the start takes part.',
    art: 'events',
  },
  {
    id: 'build-competition',
    title: 'Build Competition',
    date: 'Sunday special',
    prize: 'Exclusive Ranks',
    description:
      'One theme, one plot, ninety minutes. Players walk the plots and vote first; the builders among the staff break a tie.',
    art: 'build',
  },
  {
    id: 'treasure-hunt',
    title: 'Treasure Hunt',
    date: 'This weekend',
    prize: 'Rare Items',
    description:
      'Twelve chests, twelve riddles, somewhere between the lobby and the far end of the map. Hints appear in chat every hour.',
    art: 'treasure',
  },
];
