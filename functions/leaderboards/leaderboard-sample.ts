import { createHash } from 'node:crypto';
import type { LeaderboardMode, LeaderboardPlayer } from '@/contract/leaderboard';
import type { Board } from './store/leaderboard-record';

const DAY_MS = 86_400_000;

/** People and legends of the game, whom nobody mistakes for players of this network. */
const NAMES = ['Notch', 'jeb_', 'Dinnerbone', 'Grumm', 'Herobrine'];

/** Each figure's least value and how many values it can have. */
const RANGES = {
  level: [1, 100],
  kills: [5_000, 10_000],
  deaths: [100, 2_000],
  playtime: [500, 2_000],
  blocksBreaked: [100_000, 1_000_000],
  mobKills: [10_000, 50_000],
} as const;

/** Made-up players, the same all day in all instances. */
export function sampleBoard(mode: LeaderboardMode, now: number): Board {
  const capturedAt = new Date(Math.floor(now / DAY_MS) * DAY_MS).toISOString();
  return { capturedAt, players: NAMES.map((name) => samplePlayer(name, `${mode} ${capturedAt}`)) };
}

function samplePlayer(username: string, seed: string): LeaderboardPlayer {
  const digest = (what: string) => createHash('sha256').update(`${seed} ${username} ${what}`).digest();
  const figure = (name: keyof typeof RANGES) => {
    const [least, count] = RANGES[name];
    return least + (digest(name).readUInt32BE() % count);
  };
  const hex = digest('uuid').toString('hex');
  return {
    uuid: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5'),
    username,
    level: figure('level'),
    kills: figure('kills'),
    deaths: figure('deaths'),
    playtime: figure('playtime'),
    blocksBreaked: figure('blocksBreaked'),
    mobKills: figure('mobKills'),
  };
}
