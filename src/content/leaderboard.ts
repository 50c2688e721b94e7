import type { LeaderboardMode, Metric } from '@/contract/leaderboard';
import type { TitleEmblemName, Hue } from '@/contract/network/visuals';

export const leaderboard = {
  title: 'Leaderboard',
  subtitle: 'Top players across our game modes',
  loading: 'Loading leaderboard data...',
  /** Said while no game server has sent figures yet. */
  sample: {
    label: 'Sample data',
    text: 'No game server has sent its figures yet, so these players and numbers are made up. They give way to real ones with the first.',
  },
  empty: {
    title: 'Nobody is on this leaderboard yet',
    text: 'A season has just begun. Join, play, and the first place is yours.',
  },
  /** Stands on a step of the podium that nobody has reached. */
  free: 'Still free',
} as const;

export interface LeaderboardTab {
  title: string;
  hue: Hue;
  art: 'practice-pvp' | 'lifesteal';
}

export const leaderboardModes: Record<LeaderboardMode, LeaderboardTab> = {
  pvp: { title: 'PvP', hue: 'ember', art: 'practice-pvp' },
  lifesteal: { title: 'Lifesteal', hue: 'crimson', art: 'lifesteal' },
};

export interface MetricChoice {
  label: string;
  /** A pixel drawing. */
  art: 'sword' | 'shield' | 'clock' | 'pickaxe' | 'skull';
}

export const metrics: Record<Metric, MetricChoice> = {
  kills: { label: 'PvP Kills', art: 'sword' },
  kdr: { label: 'K/D Ratio', art: 'shield' },
  playtime: { label: 'Playtime', art: 'clock' },
  blocks: { label: 'Blocks Mined', art: 'pickaxe' },
  mobkills: { label: 'Mob Kills', art: 'skull' },
};

export interface RankTitle {
  title: 'Legend' | 'Elite' | 'Veteran' | 'Advanced' | 'Rookie';
  emblem: TitleEmblemName;
  hue: Hue;
  /** A player of this level or above has the title. */
  fromLevel: number;
  /** A player without a level has it from the title above down to this place. */
  toPlace: number;
}

/** What a player is called, from the best title down. */
export const rankTitles: readonly [RankTitle, ...RankTitle[]] = [
  { title: 'Legend', emblem: 'crown', hue: 'gold', fromLevel: 80, toPlace: 1 },
  { title: 'Elite', emblem: 'diamond', hue: 'diamond', fromLevel: 60, toPlace: 3 },
  { title: 'Veteran', emblem: 'golden-apple', hue: 'amber', fromLevel: 40, toPlace: 5 },
  { title: 'Advanced', emblem: 'emerald', hue: 'grass', fromLevel: 20, toPlace: 8 },
  { title: 'Rookie', emblem: 'sapling', hue: 'muted', fromLevel: 0, toPlace: Infinity },
];
