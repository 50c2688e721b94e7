import * as v from 'valibot';
import { byId, figure, noList, time } from './shapes';

/** Ways to look up a server's status. */
export const STATUS_SOURCES = ['ping', 'lookup', 'fallback'] as const;
export type AskedSource = (typeof STATUS_SOURCES)[number];
/**
 * Everything that can report a status; a server without an address of its own is reported by its companion.
 */
const SPEAKERS = [...STATUS_SOURCES, 'companion'] as const;
export type StatusSource = (typeof SPEAKERS)[number];

/** Time for which a snapshot is fresh, and the interval at which browsers poll. */
export const STATUS_REFRESH_MS = 30_000;

/** Ticks per second of a healthy server: assumed if not measured, and the full width of the health bar. */
export const FULL_TPS = 20;

const performanceSchema = v.object({
  /** Ticks per second, 0 to 20. */
  tps: figure,
  /** Milliseconds per tick. */
  mspt: figure,
  /** True if a source reported the ticks per second; otherwise {@link FULL_TPS} is assumed. */
  measured: v.boolean(),
});

/** The last known status of one server. */
export const serverStatusSchema = v.object({
  online: v.boolean(),
  players: v.object({
    /** Null if the server does not report it. */
    online: v.nullable(figure),
    /** Null if the server does not report it. */
    max: v.nullable(figure),
    /** Names only; servers show a sample of at most a dozen, public lookups may list more. */
    list: v.array(v.string()),
  }),
  performance: performanceSchema,
  /** Round trip of the server's own ping in milliseconds; null if another source answered. */
  latencyMs: v.nullable(figure),
  /** The source that answered; null if none did. */
  source: v.nullable(v.picklist(SPEAKERS)),
  /** Time of this server's last poll. */
  checkedAt: time,
});
export type ServerStatus = v.InferOutput<typeof serverStatusSchema>;

/**
 * Players and slots of the whole network. Servers with the same address are counted once, because each server
 * behind a proxy reports the proxy's figures. 0 while no server is online; null if none of those online
 * reports it.
 */
export const totalSchema = v.object({ online: v.nullable(figure), max: v.nullable(figure) });
export type Total = v.InferOutput<typeof totalSchema>;

/** `GET /api/status` of a network with these servers. */
export const statusResponseSchema = <Id extends string>(ids: readonly Id[]) =>
  v.object({
    /** Time of the snapshot. */
    fetchedAt: time,
    /** True if the snapshot is older than {@link STATUS_REFRESH_MS}. */
    stale: v.boolean(),
    total: totalSchema,
    servers: byId(ids, serverStatusSchema),
  });
export type StatusResponse<Id extends string> = v.InferOutput<ReturnType<typeof statusResponseSchema<Id>>>;

/** A server's record as received: sources without performance data omit all or part of it. */
const receivedServerSchema = v.object({
  ...serverStatusSchema.entries,
  performance: v.optional(noList(v.partial(performanceSchema))),
});
export type ReceivedServer = v.InferOutput<typeof receivedServerSchema>;

/** A {@link StatusResponse} as browsers accept it. */
export const receivedStatusSchema = <Id extends string>(ids: readonly Id[]) =>
  v.object({
    ...statusResponseSchema(ids).entries,
    servers: byId(ids, receivedServerSchema),
  });
export type ReceivedStatus<Id extends string> = v.InferOutput<ReturnType<typeof receivedStatusSchema<Id>>>;
