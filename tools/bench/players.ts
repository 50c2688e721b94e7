import { createHash } from 'node:crypto';
import type { LeaderboardMode, LeaderboardPlayer } from '@/contract/leaderboard';
import type { Metric } from '@/contract/network/metrics';
import { metricsOf } from '../../functions/leaderboards/metrics';
import { playerAnswer } from '../../functions/leaderboards/player-answer';

/** Ticks in an hour, the game's unit. */
const TICKS = 72_000;

interface BenchPlayer extends Pick<LeaderboardPlayer, 'uuid' | 'username'> {
  /** Figures by metric id, without ratios. */
  metrics: Record<string, number>;
}

/** Returns a deterministic fraction from 0 to 1. */
const share = (seed: string) => createHash('sha256').update(seed).digest().readUInt32BE() / 2 ** 32;

const figureOf = ({ sample: [least, most] = [0, 0], unit }: Metric, seed: string): number => {
  const steps = unit === 'hours' ? TICKS : 1;
  return Math.floor((least + share(seed) * (most - least)) * steps) / steps;
};

/**
 * Returns a player of a mode, the same on every run, with figures in the range of the samples. A third lack the figures that
 * plugins push.
 * @param turn another value changes every figure
 */
export const playerOf = (mode: LeaderboardMode, n: number, turn = 0): BenchPlayer => {
  const name = `player ${String(n)}`;
  const uuid = createHash('md5').update(name).digest('hex');
  const counted = metricsOf(mode).filter(({ sample, source }) => sample && (source !== 'push' || n % 3 > 0));
  const figures = counted.map(
    (metric) => [metric.id, figureOf(metric, `${mode} ${metric.id} ${name} ${String(turn)}`)] as const,
  );
  return {
    uuid,
    username: `P_${String(n)}_${uuid}`.slice(0, 8 + (n % 9)),
    metrics: Object.fromEntries(figures),
  };
};

/** Returns the same player as the site's answer has it. */
export const answeredPlayerOf = (mode: LeaderboardMode, n: number, turn = 0): LeaderboardPlayer => {
  const player = playerOf(mode, n, turn);
  return playerAnswer(player, new Map(Object.entries(player.metrics)), metricsOf(mode));
};
