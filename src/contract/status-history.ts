import type { ServerId } from './status';

export const HISTORY_RANGES = ['24h', '7d', '90d'] as const;
export type HistoryRange = (typeof HISTORY_RANGES)[number];

/** Between points: fine ones are kept for 48 hours, hourly ones for 90 days. */
export const HISTORY_STEP_MS: Record<HistoryRange, number> = {
  '24h': 300_000,
  '7d': 3_600_000,
  '90d': 3_600_000,
};

/** How many players were on each server at a moment, or in the mean of an hour. */
export interface HistoryPoint {
  /** ISO 8601. */
  at: string;
  /** Null while the server did not answer. */
  players: Record<ServerId, number | null>;
}

/** `GET /api/status/history?range=`: oldest first; moments without a run are left out. */
export interface HistoryAnswer {
  range: HistoryRange;
  points: HistoryPoint[];
}
