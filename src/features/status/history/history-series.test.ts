import fc from 'fast-check';
import { perServer } from '@/lib/servers';
import { OTHER_SERVER, ENTRANCE_SERVER } from '../../../../test/support/fixtures/tracked-servers';
import type { Moment } from './history-kinds';
import { momentAt, toSeries } from './history-series';

type Counts = (number | null)[];

const STEP = 300_000;
const START = Date.parse('2025-05-25T14:00:00Z');

/** Returns a point the given number of steps after the first. */
const point = (step: number, entrance: number | null = step): Moment => ({
  at: new Date(START + step * STEP).toISOString(),
  figures: { ...perServer(() => null), [ENTRANCE_SERVER]: entrance, [OTHER_SERVER]: 1 },
});
/** Returns a column for each server, in order. */
const columnsOf = (entrance: Counts, other: Counts, rest: Counts) =>
  Object.values({ ...perServer(() => rest), [ENTRANCE_SERVER]: entrance, [OTHER_SERVER]: other });
const timeOf = (step: number) => (START + step * STEP) / 1000;

it('has a column of times in seconds, and one for each server, with gaps where a server did not respond', () => {
  expect(toSeries([point(0), point(1, null)], STEP)).toEqual([
    [timeOf(0), timeOf(1)],
    ...columnsOf([0, null], [1, 1], [null, null]),
  ]);
});

it('breaks the lines where runs are missing, however many', () => {
  expect(toSeries([point(0), point(9)], STEP)).toEqual([
    [timeOf(0), timeOf(1), timeOf(9)],
    ...columnsOf([0, null, 9], [1, null, 1], [null, null, null]),
  ]);
});

it('does not break them where a run came a little late', () => {
  const late = { ...point(1), at: new Date(START + 1.4 * STEP).toISOString() };
  expect(toSeries([point(0), late], STEP)[0]).toHaveLength(2);
});

it('keeps every point, in order, in columns of one length', () => {
  const steps = fc.uniqueArray(fc.nat(500), { maxLength: 60 }).map((all) => all.sort((a, b) => a - b));
  fc.assert(
    fc.property(steps, (all) => {
      const points = all.map((step) => point(step));
      const series = toSeries(points, STEP);
      const [times] = series;
      expect(series.every((column) => column.length === times.length)).toBe(true);
      expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
      const kept = times
        .map((_, index) => momentAt(series, index))
        .filter((one) => one?.figures[OTHER_SERVER] === 1);
      expect(kept).toEqual(points);
    }),
  );
});

it('has nothing to say of a row that is not there', () => {
  expect(momentAt(toSeries([], STEP), 0)).toBeNull();
});
