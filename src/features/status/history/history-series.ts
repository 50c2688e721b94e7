import { perServer, serverIds } from '@/lib/servers';
import type { Moment } from './history-kinds';

type Figures = (number | null)[];

/**
 * Moments as columns: times in seconds since 1970, then the figures of each server in order; null is a gap.
 */
export type HistorySeries = [times: number[], ...figures: Figures[]];

/** Moments further apart than this many steps have a missed run between them. */
const GAP_STEPS = 1.5;

/**
 * Returns columns for a line chart. A moment without figures is inserted for a missed run, so that the line
 * breaks there.
 */
export const toSeries = (moments: readonly Moment[], stepMs: number): HistorySeries => {
  const times: number[] = [];
  const ids = serverIds();
  const columns = ids.map((): Figures => []);
  const add = (time: number, figures: Moment['figures'] | null) => {
    times.push(time / 1000);
    ids.forEach((id, column) => columns[column]?.push(figures?.[id] ?? null));
  };
  let previous: number | undefined;
  for (const moment of moments) {
    const time = Date.parse(moment.at);
    if (previous !== undefined && time - previous > stepMs * GAP_STEPS) add(previous + stepMs, null);
    add(time, moment.figures);
    previous = time;
  }
  return [times, ...columns];
};

/** Returns a row of a series; null if it is out of range. */
export const momentAt = ([times, ...columns]: HistorySeries, index: number): Moment | null => {
  const time = times[index];
  if (time === undefined) return null;
  const ids = serverIds();
  const figures = perServer((id) => columns[ids.indexOf(id)]?.[index] ?? null);
  return { at: new Date(time * 1000).toISOString(), figures };
};
