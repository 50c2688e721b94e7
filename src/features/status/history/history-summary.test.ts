import { perServer } from '@/lib/servers';
import { OTHER_SERVER, ENTRANCE_SERVER } from '../../../../test/support/fixtures/tracked-servers';
import { labelOf, summaryOf } from './history-summary';

const point = (at: string, entrance: number | null, other: number | null = null) => ({
  at,
  figures: { ...perServer(() => null), [ENTRANCE_SERVER]: entrance, [OTHER_SERVER]: other },
});

it('takes the highest figure of each hour, and none where nobody responded', () => {
  const points = [
    point('2025-05-25T14:00:00Z', 3),
    point('2025-05-25T14:30:00Z', 9, 1),
    point('2025-05-25T14:55:00Z', null, 0),
    point('2025-05-25T15:00:00Z', null, 4),
  ];
  expect(summaryOf(points, 'hour', Math.max, 'UTC')).toEqual([
    point('2025-05-25T14:00:00Z', 9, 1),
    point('2025-05-25T15:00:00Z', null, 4),
  ]);
});

it('takes the lowest where that is what matters', () => {
  const points = [point('2025-05-25T14:00:00Z', 3), point('2025-05-25T14:30:00Z', 9, 1)];
  expect(summaryOf(points, 'hour', Math.min, 'UTC')).toEqual([point('2025-05-25T14:00:00Z', 3, 1)]);
});

it('counts days in the given time zone', () => {
  const points = [point('2025-05-25T20:00:00Z', 5), point('2025-05-25T23:00:00Z', 7)];
  expect(summaryOf(points, 'day', Math.max, 'UTC')).toHaveLength(1);
  expect(
    summaryOf(points, 'day', Math.max, 'Europe/Berlin').map(({ at }) => labelOf(at, 'day', 'Europe/Berlin')),
  ).toEqual(['May 25, 2025', 'May 26, 2025']);
});

it('keeps the two hours apart that have the same name when clocks are set back', () => {
  const points = [point('2025-10-26T00:00:00Z', 5), point('2025-10-26T01:00:00Z', 7)];
  expect(summaryOf(points, 'hour', Math.max, 'Europe/Berlin')).toEqual(points);
});

it('names an hour by its beginning', () => {
  expect(labelOf('2025-05-25T14:55:00Z', 'hour', 'UTC')).toBe('May 25, 2025, 14:00');
});

it('leaves the points that it is given alone', () => {
  const points = [point('2025-05-25T14:00:00Z', 3), point('2025-05-25T14:30:00Z', 9)];
  summaryOf(points, 'hour', Math.max, 'UTC');
  expect(points[0]?.figures[ENTRANCE_SERVER]).toBe(3);
});
