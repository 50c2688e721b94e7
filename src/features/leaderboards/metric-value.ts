import type { LeaderboardPlayer } from '@/contract/leaderboard';
import type { BoardMetric } from '@/contract/network/metrics';
import { formatNumber } from '@/lib/format-number';

/** What a player is ranked by; not rounded. A ratio to nothing is one to 1. */
export const metricValue = (player: LeaderboardPlayer, { of: [above, below] }: BoardMetric): number => {
  const figures = player as unknown as Readonly<Record<string, number>>;
  return (figures[above] ?? 0) / Math.max(1, figures[below ?? ''] ?? 0);
};

/** `14,999`, as a ratio `12.50`, as whole hours `1,234h`, as a rank its name. */
export const formatMetric = ({ unit, steps }: BoardMetric, value: number): string => {
  if (unit === 'ratio') return formatNumber(value, 2);
  const floor = Math.floor(value);
  const whole = formatNumber(floor);
  return unit === 'hours' ? `${whole}h` : (steps?.[floor] ?? whole);
};

/** A figure of more characters than that is set smaller. */
export const LONG_FIGURE = 12;
