import type { ArtName } from '@/contract/network/visuals';
import { site } from './site';

export interface NewsItem {
  /** Its address below `/news`. */
  id: string;
  title: string;
  subtitle?: string;
  /** ISO 8601 day, or time, shown as `May 10, 2025`. */
  date: string;
  art: ArtName;
  description?: string;
  /** At most five bullets. */
  features: readonly string[];
}

/**
 * The cards of News and Updates, newest first. They are what a site begins with: its editors change them at the desk, and
 * `npm run content:pull` brings here what they have made of them.
 */
export const news: readonly NewsItem[] = [
  {
    id: 'lifesteal-season-5',
    title: 'New Lifesteal Season',
    subtitle: 'Season 5 launch',
    date: '2025-05-10',
    art: 'lifesteal',
    description:
      'Season 5 starts on a fresh map with ten hearts for everyone and nothing in the chests yet. Old bases are gone, old grudges are welcome.',
    features: [
      'A new world with a smaller border, so neighbors meet sooner',
      'Hearts can be crafted, but only from what you take from others',
      'The three best players of the season keep their title for good',
    ],
  },
  {
    id: 'weekend-events',
    title: 'Weekend Events',
    subtitle: 'Every Saturday and Sunday',
    date: '2025-05-05',
    art: 'community',
    description:
      'Weekends now have a fixed program: fights on Saturday, building on Sunday and a hunt for treasure in between. No sign-up, just be online.',
    features: [
      'A bracket tournament with spectators and live commentary in chat',
      'Build themes are announced when the clock starts, not before',
      'Prizes are handed out in game on the same evening',
    ],
  },
  {
    id: 'server-upgrades',
    title: 'Server Upgrades',
    subtitle: 'Faster where it counts',
    date: '2025-04-28',
    art: 'upgrade',
    description: `${site.name} moved to new hardware overnight. You should notice it in three places, and most of all when a fight gets crowded.`,
    features: [
      'Lobby, PvP and Lifesteal each run on a machine of their own',
      'Hits register steadily at 20 ticks per second, even at peak hours',
      'Hourly backups, kept for two weeks in a second location',
    ],
  },
];
