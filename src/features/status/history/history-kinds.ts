import type { ServerId } from '@/contract/network/servers';
import type { HistoryPoint } from '@/contract/status-history';
import { formatNumber } from '@/lib/format-number';
import { perServer } from '@/lib/servers';

/** What the history can be drawn of. */
export const HISTORY_KINDS = ['players', 'tps'] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];

/** One figure of each server at an ISO 8601 time; null where there is none. */
export interface Moment {
  at: string;
  figures: Record<ServerId, number | null>;
}

const figureOf: Record<HistoryKind, (point: HistoryPoint<ServerId>, id: ServerId) => number | null> = {
  players: ({ players }, id) => players[id],
  tps: ({ performance }, id) => performance?.[id]?.tps ?? null,
};

/** One figure of all points; moments at which nobody measured it are there without figures. */
export const momentsOf = (points: readonly HistoryPoint<ServerId>[], kind: HistoryKind): Moment[] =>
  points.map((point) => ({ at: point.at, figures: perServer((id) => figureOf[kind](point, id)) }));

interface KindWords {
  button: string;
  title: string;
  /** What the lines are, in a sentence. */
  lines: string;
  /** Of the figures of an hour or a day, the one that matters. */
  pick: (one: number, other: number) => number;
  /** Names the table, after which the unit follows. */
  picked: string;
  /** Stands before a day of which that one is drawn. */
  pickedOn: string;
  /** Stands in the table where there is no figure. */
  missing: string;
  format: (figure: number) => string;
}

export const kindWords: Record<HistoryKind, KindWords> = {
  players: {
    button: 'Players',
    title: 'Players over time',
    lines: 'the players on each server',
    pick: Math.max,
    picked: 'Most players on each server',
    pickedOn: 'Most on',
    missing: 'No answer',
    format: (figure) => formatNumber(Math.round(figure)),
  },
  tps: {
    button: 'TPS',
    title: 'Ticks per second over time',
    lines: 'the measured ticks per second of each server',
    pick: Math.min,
    picked: 'Fewest ticks per second of each server',
    pickedOn: 'Fewest on',
    missing: 'Not measured',
    format: (figure) => figure.toFixed(1),
  },
};
