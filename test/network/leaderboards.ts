import type { LeaderboardsInput } from '@/contract/network/leaderboards';

const titles = [
  { title: 'Legend', emblem: 'crown', hue: 'gold', fromLevel: 80, toPlace: 1 },
  { title: 'Elite', emblem: 'diamond', hue: 'diamond', fromLevel: 60, toPlace: 3 },
  { title: 'Veteran', emblem: 'golden-apple', hue: 'amber', fromLevel: 40, toPlace: 5 },
  { title: 'Advanced', emblem: 'emerald', hue: 'grass', fromLevel: 20, toPlace: 8 },
  { title: 'Rookie', emblem: 'sapling', hue: 'muted', fromLevel: 0 },
] satisfies LeaderboardsInput['modes'][number]['titles'];

const metrics = [
  {
    id: 'kills',
    title: 'Sky Wars Kills',
    unit: 'count',
    art: 'sword',
    sample: [5_000, 14_999],
    source: { statistics: ['custom/player_kills'] },
  },
  {
    id: 'kdr',
    title: 'K/D Ratio',
    unit: 'ratio',
    art: 'shield',
    source: { ratio: ['kills', 'deaths'] },
  },
  {
    id: 'playtime',
    title: 'Playtime',
    unit: 'hours',
    art: 'clock',
    sample: [500, 2_499],
    source: { statistics: ['custom/play_time'] },
  },
  {
    id: 'blocks',
    title: 'Blocks Mined',
    unit: 'count',
    art: 'pickaxe',
    sample: [100_000, 1_099_999],
    source: { statistics: ['mined/*'] },
  },
  {
    id: 'mobkills',
    title: 'Mob Kills',
    unit: 'count',
    art: 'skull',
    sample: [10_000, 59_999],
    source: { statistics: ['custom/mob_kills'] },
  },
  {
    id: 'deaths',
    title: 'Deaths',
    unit: 'count',
    art: 'skull',
    shown: false,
    sample: [100, 2_099],
    source: { statistics: ['custom/deaths'] },
  },
  {
    id: 'level',
    title: 'Level',
    unit: 'level',
    art: 'crown',
    shown: false,
    sample: [1, 100],
    source: 'push',
  },
] satisfies LeaderboardsInput['modes'][number]['metrics'];

export default {
  subtitle: 'Top players across our game modes',
  modes: [
    { id: 'skywars', title: 'Sky Wars', icon: 'swords', server: 'skywars', titles, metrics },
    { id: 'parkour', title: 'Parkour', icon: 'heart', server: 'parkour', titles, metrics },
  ],
} satisfies LeaderboardsInput;
