import type { LeaderboardPlayer } from '@/contract/leaderboard';
import { gameMetrics } from '../../../test/support/fixtures/game-modes';
import { leaderboardPlayer } from '../../../test/support/fixtures/leaderboard-responses';
import { formatMetric, metricValue } from './metric-value';

const steve = leaderboardPlayer(1, {
  kills: 14_999,
  deaths: 1200,
  playtime: 2499.9,
  blocksBreaked: 1_000_000_000_000,
  mobKills: 59_999,
});

it.each([
  ['kills', '14,999'],
  ['kdr', '12.50'],
  ['playtime', '2,499h'],
  ['blocks', '1,000,000,000,000'],
  ['mobkills', '59,999'],
] as const)('%s read %s', (id, text) => {
  const metric = gameMetrics[id];
  expect(formatMetric(metric, metricValue(steve, metric))).toBe(text);
});

it('a ratio without a death is the number of kills, with two decimals', () => {
  const { kdr } = gameMetrics;
  expect(formatMetric(kdr, metricValue({ ...steve, deaths: 0 }, kdr))).toBe('14,999.00');
});

it('a figure that nobody counted is 0', () => {
  const player = { ...steve, mobKills: undefined } as unknown as LeaderboardPlayer;
  const values = [gameMetrics.mobkills, gameMetrics.kills].map((metric) => metricValue(player, metric));
  expect(values).toEqual([0, steve.kills]);
});

it('a rank reads as its name, and as a number where it has none', () => {
  const rank = { ...gameMetrics.kills, unit: 'rank' as const, steps: ['Stone', 'Iron'] };
  expect([0, 1, 2].map((value) => formatMetric(rank, value))).toEqual(['Stone', 'Iron', '2']);
});
