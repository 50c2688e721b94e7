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
] as const)('%s read %s', (metric, text) => {
  expect(formatMetric(metric, metricValue(steve, metric))).toBe(text);
});

it('a ratio without a death is the number of kills, with two decimals', () => {
  expect(formatMetric('kdr', metricValue({ ...steve, deaths: 0 }, 'kdr'))).toBe('14,999.00');
});
