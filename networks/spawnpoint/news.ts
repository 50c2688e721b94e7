import type { NewsInput } from '@/contract/network/news';

export default {
  stories: [
    {
      slug: 'lifesteal-season-5',
      title: 'New Lifesteal Season',
      tag: 'Season 5 launch',
      publishedAt: '2025-05-10',
      art: 'heart',
      summary:
        'Season 5 starts on a fresh map with ten hearts for everyone and nothing in the chests yet. Old bases are gone, old grudges are welcome.',
      points: [
        'A new world with a smaller border, so neighbors meet sooner',
        'Hearts can be crafted, but only from what you take from others',
        'The three best players of the season keep their title for good',
      ],
    },
    {
      slug: 'weekend-events',
      title: 'Weekend Events',
      tag: 'Every Saturday and Sunday',
      publishedAt: '2025-05-05',
      art: 'campfire',
      summary:
        'Weekends now have a fixed program: fights on Saturday, building on Sunday and a hunt for treasure in between. No sign-up, just be online.',
      points: [
        'A bracket tournament with spectators and live commentary in chat',
        'Build themes are announced when the clock starts, not before',
        'Prizes are handed out in game on the same evening',
      ],
    },
    {
      slug: 'server-upgrades',
      title: 'Server Upgrades',
      tag: 'Faster where it counts',
      publishedAt: '2025-04-28',
      art: 'machine-hall',
      summary:
        '{name} moved to new hardware overnight. You should notice it in three places, and most of all when a fight gets crowded.',
      points: [
        'Lobby, PvP and Lifesteal each run on a machine of their own',
        'Hits register steadily at 20 ticks per second, even at peak hours',
        'Hourly backups, kept for two weeks in a second location',
      ],
    },
  ],
} satisfies NewsInput;
