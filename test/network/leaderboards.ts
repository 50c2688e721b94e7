import type { LeaderboardsInput } from '@/contract/network/leaderboards';

const titles = [
  { title: 'Legend', emblem: 'crown', hue: 'gold', fromLevel: 80, toPlace: 1 },
  { title: 'Elite', emblem: 'diamond', hue: 'diamond', fromLevel: 60, toPlace: 3 },
  { title: 'Veteran', emblem: 'golden-apple', hue: 'amber', fromLevel: 40, toPlace: 5 },
  { title: 'Advanced', emblem: 'emerald', hue: 'grass', fromLevel: 20, toPlace: 8 },
  { title: 'Rookie', emblem: 'sapling', hue: 'muted', fromLevel: 0 },
] satisfies LeaderboardsInput['modes'][number]['titles'];

export default {
  subtitle: 'Top players across our game modes',
  modes: [
    { id: 'pvp', title: 'PvP', icon: 'practice-pvp', server: 'pvp', titles },
    { id: 'lifesteal', title: 'Lifesteal', icon: 'lifesteal', server: 'lifesteal', titles },
  ],
} satisfies LeaderboardsInput;
