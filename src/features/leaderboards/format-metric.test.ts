import { gameMetrics } from '../../../test/support/fixtures/network-parts';
import { formatMetric } from './format-metric';

it.each([
  ['kills', 14_999, '14,999'],
  ['kdr', 12.499, '12.50'],
  ['kdr', 14_999, '14,999.00'],
  ['playtime', 2499.9, '2,499h'],
  ['blocks', 1_000_000_000_000, '1,000,000,000,000'],
  ['mobkills', 0, '0'],
] as const)('%s of %d read %s', (id, value, text) => {
  expect(formatMetric(gameMetrics[id], value)).toBe(text);
});

it('a rank reads as its name, and as a number where it has none', () => {
  const rank = { ...gameMetrics.kills, unit: 'rank' as const, steps: ['Stone', 'Iron'] };
  expect([0, 1, 2].map((value) => formatMetric(rank, value))).toEqual(['Stone', 'Iron', '2']);
});
