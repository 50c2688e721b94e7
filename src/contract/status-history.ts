import * as v from 'valibot';
import { byId, figure, time } from './shapes';
import { totalSchema } from './status';

export const HISTORY_RANGES = ['24h', '7d', '90d'] as const;
export type HistoryRange = (typeof HISTORY_RANGES)[number];

/** Distance between points: fine ones are kept for 48 hours, hourly ones for 90 days. */
export const HISTORY_STEP_MS: Record<HistoryRange, number> = {
  '24h': 600_000,
  '7d': 3_600_000,
  '90d': 3_600_000,
};

const ticksSchema = v.object({
  /** Ticks per second, 0 to 20. */
  tps: figure,
  /** Milliseconds per tick. */
  mspt: figure,
});

/** Players and tick speed of each server, at one moment or averaged over an hour. */
const historyPointSchema = <Id extends string>(ids: readonly Id[]) =>
  v.object({
    at: time,
    /** Null if the server did not answer, or does not report it. */
    players: byId(ids, v.nullable(figure)),
    /** Missing if not counted, as in points of earlier releases. */
    total: v.optional(totalSchema),
    /** Null if not measured; missing if no server was measured. */
    performance: v.optional(byId(ids, v.nullable(ticksSchema))),
  });
export type HistoryPoint<Id extends string> = v.InferOutput<ReturnType<typeof historyPointSchema<Id>>>;

/**
 * `GET /api/status/history?range=` of a network with these servers: oldest first; moments without a run are
 * missing.
 */
export const historyResponseSchema = <Id extends string>(ids: readonly Id[]) =>
  v.object({
    range: v.picklist(HISTORY_RANGES),
    points: v.array(historyPointSchema(ids)),
  });
export type HistoryResponse<Id extends string> = v.InferOutput<ReturnType<typeof historyResponseSchema<Id>>>;
