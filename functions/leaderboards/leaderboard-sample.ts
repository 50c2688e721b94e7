import { createHash } from 'node:crypto';
import type { LeaderboardMode, LeaderboardPlayer } from '@/contract/leaderboard';
import type { Metric } from '@/contract/network/metrics';
import { formerNameOf } from './former-names';
import { metricsOf } from './metrics';
import { playerAnswer } from './player-answer';
import type { Board } from './store/leaderboard-record';

const DAY_MS = 86_400_000;

/** People and legends of the game, whom nobody mistakes for players of this network. */
const NAMES = ['Notch', 'jeb_', 'Dinnerbone', 'Grumm', 'Herobrine'];

/** Returns fictional players, identical in all instances for a whole day. */
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
    const name = formerNameOf(metric) ?? metric.id;
    return [[metric.id, least + (digest(name).readUInt32BE() % (most - least + 1))] as const];
  });
  const hex = digest('uuid').toString('hex');
  const uuid = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5');
  return playerAnswer({ uuid, username }, new Map(figures), metrics);
}
