import * as v from 'valibot';
import { figure, time } from './shapes';
import { SERVER_IDS } from './status';

export const HISTORY_RANGES = ['24h', '7d', '90d'] as const;
export type HistoryRange = (typeof HISTORY_RANGES)[number];

/** Between points: fine ones are kept for 48 hours, hourly ones for 90 days. */
export const HISTORY_STEP_MS: Record<HistoryRange, number> = {
  '24h': 300_000,
  '7d': 3_600_000,
  '90d': 3_600_000,
};

/** How many players were on each server at a moment, or in the mean of an hour. */
const historyPointSchema = v.object({
  at: time,
  /** Null while the server did not answer. */
  players: v.object(v.entriesFromList(SERVER_IDS, v.nullable(figure))),
});
export type HistoryPoint = v.InferOutput<typeof historyPointSchema>;

/** `GET /api/status/history?range=`: oldest first; moments without a run are left out. */
export const historyResponseSchema = v.object({
  range: v.picklist(HISTORY_RANGES),
  points: v.array(historyPointSchema),
});
export type HistoryResponse = v.InferOutput<typeof historyResponseSchema>;
