import { perServer, SERVER_IDS, type ServerId } from '@/content/servers';
import type { HistoryPoint } from '@/contract/status-history';

type Counts = (number | null)[];

/** Points as columns: times in seconds since 1970, then the players of each server in their order; null is a gap. */
export type HistorySeries = [times: number[], ...players: Counts[]];

/** Points further apart than so many steps have a moment without a run between them. */
const GAP_STEPS = 1.5;

/**
 * Columns for a line chart. Where a run is missing, a moment without figures is put in, so that the line breaks there
 * instead of leading across.
 */
export const toSeries = (points: readonly HistoryPoint<ServerId>[], stepMs: number): HistorySeries => {
  const times: number[] = [];
  const players = SERVER_IDS.map((): Counts => []);
  const add = (time: number, counts: HistoryPoint<ServerId>['players'] | null) => {
    times.push(time / 1000);
    SERVER_IDS.forEach((id, column) => players[column]?.push(counts?.[id] ?? null));
  };
  let previous: number | undefined;
  for (const point of points) {
    const time = Date.parse(point.at);
    if (previous !== undefined && time - previous > stepMs * GAP_STEPS) add(previous + stepMs, null);
    add(time, point.players);
    previous = time;
  }
  return [times, ...players];
};

/** The row of a series as a point; null when there is no such row. */
export const pointAt = ([times, ...players]: HistorySeries, index: number): HistoryPoint<ServerId> | null => {
  const time = times[index];
  if (time === undefined) return null;
  const counts = perServer((id) => players[SERVER_IDS.indexOf(id)]?.[index] ?? null);
  return { at: new Date(time * 1000).toISOString(), players: counts };
};
