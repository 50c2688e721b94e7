import type { HistoryRange } from '@/contract/status-history';

/** Name of a range on its button, and in a sentence. */
export const rangeTexts: Record<HistoryRange, { short: string; long: string }> = {
  '24h': { short: '24 hours', long: 'the last 24 hours' },
  '7d': { short: '7 days', long: 'the last 7 days' },
  '90d': { short: '90 days', long: 'the last 90 days' },
};

/** Texts of the history's chart and table. */
export const historyTexts = {
  ranges: 'Time range',
  kinds: 'Figures',
  failure: 'The history could not be loaded',
  empty: {
    title: 'No history yet',
    text: 'Players on each server are counted every few minutes. The first figures will appear soon.',
  },
  unmeasured: {
    title: 'TPS is not measured yet',
    text: 'It is recorded once a companion runs beside a game server.',
  },
  chartMissing: 'The chart could not be loaded. Its figures are in the table.',
  tableLabel: 'Show as a table',
  time: 'Time',
} as const;

interface KindTexts {
  button: string;
  title: string;
  /** Describes the chart. */
  chart: (range: string) => string;
  /** Name of the table. */
  table: string;
  /** Title of the table, by the unit of its rows. */
  caption: Record<'hour' | 'day', string>;
  /** Label of a day's figure. */
  day: (date: string) => string;
  /** Shown in the table for a missing figure. */
  missing: string;
}

export const kindTexts: Record<'players' | 'tps', KindTexts> = {
  players: {
    button: 'Players',
    title: 'Players over time',
    chart: (range) =>
      `Line chart of the players on each server over ${range}. The table below has the same figures.`,
    table: 'Players over time as a table',
    caption: {
      hour: 'Most players on each server, by hour',
      day: 'Most players on each server, by day',
    },
    day: (date) => `Most on ${date}`,
    missing: 'No answer',
  },
  tps: {
    button: 'TPS',
    title: 'Ticks per second over time',
    chart: (range) =>
      `Line chart of the measured ticks per second of each server over ${range}. The table below has the same figures.`,
    table: 'Ticks per second over time as a table',
    caption: {
      hour: 'Lowest ticks per second of each server, by hour',
      day: 'Lowest ticks per second of each server, by day',
    },
    day: (date) => `Lowest on ${date}`,
    missing: 'Not measured',
  },
};
