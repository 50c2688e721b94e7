import type { HistoryRange } from '@/contract/status-history';
import { formatDate, formatMoment } from '@/lib/format-date';
import { perServer, serverIds } from '@/lib/servers';
import type { Moment } from './history-kinds';

const HOUR_MS = 3_600_000;

export type Unit = 'hour' | 'day';

/** Time unit of a table row in each range. */
export const ROW_UNITS: Record<HistoryRange, Unit> = { '24h': 'hour', '7d': 'day', '90d': 'day' };

const startOfHour = (at: string): string =>
  new Date(Math.floor(Date.parse(at) / HOUR_MS) * HOUR_MS).toISOString();

/** Formats a point's hour or day: `May 25, 2025, 14:00` or `May 25, 2025`. */
export const labelOf = (at: string, unit: Unit, timeZone?: string): string =>
  unit === 'hour' ? formatMoment(startOfHour(at), timeZone) : formatDate(at, timeZone);

/**
 * Returns one figure of each hour or day, chosen by `pick`, in the order of the moments, oldest first. The
 * time zone defaults to the machine's. Null for a server without figures.
 */
export const summaryOf = (
  moments: readonly Moment[],
  unit: Unit,
  pick: (one: number, other: number) => number,
  timeZone?: string,
): Moment[] => {
  const byStart = new Map<string, Moment>();
  for (const { at, figures } of moments) {
    // Keyed by start, because two hours have the same name when clocks are set back.
    const start = unit === 'hour' ? startOfHour(at) : formatDate(at, timeZone);
    const known = byStart.get(start) ?? { at, figures: perServer(() => null) };
    for (const id of serverIds()) {
      const [one, other] = [known.figures[id], figures[id]];
      known.figures[id] = one === null || other === null ? (one ?? other) : pick(one, other);
    }
    byStart.set(start, known);
  }
  return [...byStart.values()];
};
