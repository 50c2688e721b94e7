import { killDeathRatio, type LeaderboardPlayer, type Metric } from '@/contract/leaderboard';
import { formatNumber } from '@/lib/format';

/** Where a player has what is counted; the ratio of kills to deaths is not. */
const COUNTS = {
  kills: 'kills',
  playtime: 'playtime',
  blocks: 'blocksBreaked',
  mobkills: 'mobKills',
} as const;

/** What a player is ranked by; not rounded. */
export const metricValue = (player: LeaderboardPlayer, metric: Metric): number =>
  metric === 'kdr' ? killDeathRatio(player) : player[COUNTS[metric]];

/** `14,999`, as a ratio `12.50`, as whole hours `1,234h`. */
export const formatMetric = (metric: Metric, value: number): string => {
  if (metric === 'kdr') return formatNumber(value, 2);
  const whole = formatNumber(Math.floor(value));
  return metric === 'playtime' ? `${whole}h` : whole;
};

/** A figure of more characters than that is set smaller. */
export const LONG_FIGURE = 12;
