import { createHash } from 'node:crypto';
import type { LeaderboardMode, LeaderboardPlayer } from '@/contract/leaderboard';
import type { Metric } from '@/contract/network/metrics';
import { metricsOf } from './metrics';
import { type Board, NO_FIGURES, wireName } from './store/leaderboard-record';

const DAY_MS = 86_400_000;

/** People and legends of the game, whom nobody mistakes for players of this network. */
const NAMES = ['Notch', 'jeb_', 'Dinnerbone', 'Grumm', 'Herobrine'];

/** Made-up players, the same all day in all instances. */
export function sampleBoard(mode: LeaderboardMode, now: number): Board {
  const capturedAt = new Date(Math.floor(now / DAY_MS) * DAY_MS).toISOString();
  const metrics = metricsOf(mode);
  return { capturedAt, players: NAMES.map((name) => samplePlayer(name, `${mode} ${capturedAt}`, metrics)) };
}

function samplePlayer(username: string, seed: string, metrics: readonly Metric[]): LeaderboardPlayer {
  const digest = (what: string) => createHash('sha256').update(`${seed} ${username} ${what}`).digest();
  const figures = metrics.flatMap((metric) => {
    if (!metric.sample) return [];
    const [least, most] = metric.sample;
    const name = wireName(metric);
    return [[name, least + (digest(name).readUInt32BE() % (most - least + 1))]];
  });
  const hex = digest('uuid').toString('hex');
  return {
    uuid: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5'),
    username,
    ...NO_FIGURES,
    ...(Object.fromEntries(figures) as Readonly<Record<string, number>>),
  };
}
