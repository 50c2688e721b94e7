import * as v from 'valibot';
import { byId, figure, noList, time } from './shapes';

/** Where a server's status can be looked up. */
export const STATUS_SOURCES = ['ping', 'lookup', 'fallback'] as const;
export type AskedSource = (typeof STATUS_SOURCES)[number];
/** Who can say how a server is: of one without an address of its own, its companion. */
const SPEAKERS = [...STATUS_SOURCES, 'companion'] as const;
export type StatusSource = (typeof SPEAKERS)[number];

/** A snapshot is fresh for this long, and browsers poll as often. */
export const STATUS_REFRESH_MS = 30_000;

/** A healthy server's ticks per second: assumed where nobody measured them, and the health bar's full width. */
export const FULL_TPS = 20;

const performanceSchema = v.object({
  /** Ticks per second, 0 to 20. */
  tps: figure,
  /** Milliseconds per tick. */
  mspt: figure,
  /** Whether a source told the ticks per second; else they are assumed to be {@link FULL_TPS}. */
  measured: v.boolean(),
});

/** One server as it was last looked up. */
export const serverStatusSchema = v.object({
  online: v.boolean(),
  players: v.object({
    /** Null when the server does not tell. */
    online: v.nullable(figure),
    /** Null when the server does not tell. */
    max: v.nullable(figure),
    /** Names only; servers show a sample of at most a dozen, public lookups may know more. */
    list: v.array(v.string()),
  }),
  performance: performanceSchema,
  /** Round trip of the server's own ping in milliseconds; null when another source answered. */
  latencyMs: v.nullable(figure),
  /** The source that answered; null when none did. */
  source: v.nullable(v.picklist(SPEAKERS)),
  /** When this server was looked up. */
  checkedAt: time,
});
export type ServerStatus = v.InferOutput<typeof serverStatusSchema>;

/**
 * Players and places of the whole network. An address counts once, however many servers have it: each of those behind a proxy
 * tells the proxy's figures. 0 while no server is online; null when none of those online tells.
 */
export const totalSchema = v.object({ online: v.nullable(figure), max: v.nullable(figure) });
export type Total = v.InferOutput<typeof totalSchema>;

/** `GET /api/status` of a network with these servers. */
export const statusResponseSchema = <Id extends string>(ids: readonly Id[]) =>
  v.object({
    /** When the snapshot was taken. */
    fetchedAt: time,
    /** True when the snapshot is older than {@link STATUS_REFRESH_MS}. */
    stale: v.boolean(),
    total: totalSchema,
    servers: byId(ids, serverStatusSchema),
  });
export type StatusResponse<Id extends string> = v.InferOutput<ReturnType<typeof statusResponseSchema<Id>>>;

/** A server's record as it may arrive: sources that know nothing of performance leave it, or a part of it, out. */
const receivedServerSchema = v.object({
  ...serverStatusSchema.entries,
  performance: v.optional(noList(v.partial(performanceSchema))),
});
export type ReceivedServer = v.InferOutput<typeof receivedServerSchema>;

/** A {@link StatusResponse} as browsers take it. */
export const receivedStatusSchema = <Id extends string>(ids: readonly Id[]) =>
  v.object({
    ...statusResponseSchema(ids).entries,
    servers: byId(ids, receivedServerSchema),
  });
export type ReceivedStatus<Id extends string> = v.InferOutput<ReturnType<typeof receivedStatusSchema<Id>>>;
