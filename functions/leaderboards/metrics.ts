import { metrics } from '#network/private/metrics';
import type { LeaderboardMode } from '@/contract/leaderboard';
import type { Metric } from '@/contract/network/metrics';

/** Metrics that a mode keeps of its players. */
export const metricsOf = (mode: LeaderboardMode): readonly Metric[] => metrics[mode] ?? [];

/** Metrics that its players are ranked by, in the order in which scripts get them. */
export const rankedBy = (mode: LeaderboardMode): readonly Metric[] =>
  metricsOf(mode).filter(({ shown }) => shown);
