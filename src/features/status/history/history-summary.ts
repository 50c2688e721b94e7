import { perServer, SERVER_IDS, type ServerId } from '@/content/servers';
import type { HistoryPoint, HistoryRange } from '@/contract/status-history';
import { formatDate, formatMoment } from '@/lib/format';

const HOUR_MS = 3_600_000;

export type Unit = 'hour' | 'day';

/** What a row of each range's table stands for. */
export const ROW_UNITS: Record<HistoryRange, Unit> = { '24h': 'hour', '7d': 'day', '90d': 'day' };

const startOfHour = (at: string): string =>
  new Date(Math.floor(Date.parse(at) / HOUR_MS) * HOUR_MS).toISOString();

/** A point's hour or day in words: `May 25, 2025, 14:00` or `May 25, 2025`. */
export const labelOf = (at: string, unit: Unit, timeZone?: string): string =>
  unit === 'hour' ? formatMoment(startOfHour(at), timeZone) : formatDate(at, timeZone);

const highest = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);

/**
 * The highest figures of each hour or day, oldest first like the points, in the given time zone or in that of the
 * machine. Null where a server did not respond at all.
 */
export const highestOf = (
  points: readonly HistoryPoint<ServerId>[],
  unit: Unit,
  timeZone?: string,
): HistoryPoint<ServerId>[] => {
  const byStart = new Map<string, HistoryPoint<ServerId>>();
  for (const { at, players } of points) {
    // Two hours have the same name when clocks are set back.
    const start = unit === 'hour' ? startOfHour(at) : formatDate(at, timeZone);
    const known = byStart.get(start) ?? { at, players: perServer(() => null) };
    for (const id of SERVER_IDS) known.players[id] = highest(known.players[id], players[id]);
    byStart.set(start, known);
  }
  return [...byStart.values()];
};
