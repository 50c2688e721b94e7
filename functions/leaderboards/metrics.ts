import { modes } from '#network/modes';
import { metrics } from '#network/private/metrics';
import { type LeaderboardMode } from '@/contract/leaderboard';
import type { Metric } from '@/contract/network/metrics';

export const modeIds = (): LeaderboardMode[] => modes.map(({ id }) => id);

/** Returns the metrics that a mode stores for its players. */
export const metricsOf = (mode: LeaderboardMode): readonly Metric[] => metrics[mode] ?? [];

/** Returns the metrics with a ranking, in the order that scripts receive them. */
export const rankedBy = (mode: LeaderboardMode): readonly Metric[] =>
  metricsOf(mode).filter(({ shown }) => shown);

/** Returns the two metrics of a ratio; null for a counted metric. */
export const ratioOf = ({ source }: Metric): readonly [string, string] | null =>
  typeof source === 'object' && 'ratio' in source ? source.ratio : null;
