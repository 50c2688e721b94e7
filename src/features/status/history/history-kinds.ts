import type { ServerId } from '@/contract/network/servers';
import type { HistoryPoint } from '@/contract/status-history';
import { formatNumber } from '@/lib/format-number';
import { perServer } from '@/lib/servers';

/** Figures that the history can show. */
export const HISTORY_KINDS = ['players', 'tps'] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];

/** One figure of each server at an ISO 8601 time; null if missing. */
export interface Moment {
  at: string;
  figures: Record<ServerId, number | null>;
}

const figureOf: Record<HistoryKind, (point: HistoryPoint<ServerId>, id: ServerId) => number | null> = {
  players: ({ players }, id) => players[id],
  tps: ({ performance }, id) => performance?.[id]?.tps ?? null,
};

/** Returns one figure of all points; points at which it was not measured have no figures. */
export const momentsOf = (points: readonly HistoryPoint<ServerId>[], kind: HistoryKind): Moment[] =>
  points.map((point) => ({ at: point.at, figures: perServer((id) => figureOf[kind](point, id)) }));

interface KindRules {
  /** Picks the relevant one of two figures of an hour or a day. */
  pick: (one: number, other: number) => number;
  format: (figure: number) => string;
}

export const kindRules: Record<HistoryKind, KindRules> = {
  players: { pick: Math.max, format: (figure) => formatNumber(Math.round(figure)) },
  tps: { pick: Math.min, format: (figure) => figure.toFixed(1) },
};
