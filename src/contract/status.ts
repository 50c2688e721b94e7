import * as v from 'valibot';
import { figure, noList, time } from './shapes';

/** The tracked servers, in the order in which they are shown. */
export const SERVER_IDS = ['lobby', 'pvp', 'lifesteal'] as const;
export type ServerId = (typeof SERVER_IDS)[number];

/** Where a server's status can be looked up. */
export const STATUS_SOURCES = ['ping', 'lookup', 'fallback'] as const;
export type StatusSource = (typeof STATUS_SOURCES)[number];

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
    online: figure,
    max: figure,
    /** Names only; servers show a sample of at most a dozen, public lookups may know more. */
    list: v.array(v.string()),
  }),
  performance: performanceSchema,
  /** Round trip of the server's own ping in milliseconds; null when another source answered. */
  latencyMs: v.nullable(figure),
  /** The source that answered; null when none did. */
  source: v.nullable(v.picklist(STATUS_SOURCES)),
  /** When this server was looked up. */
  checkedAt: time,
});
export type ServerStatus = v.InferOutput<typeof serverStatusSchema>;

/** `GET /api/status`. */
export const statusResponseSchema = v.object({
  /** When the snapshot was taken. */
  fetchedAt: time,
  /** True when the snapshot is older than {@link STATUS_REFRESH_MS}. */
  stale: v.boolean(),
  servers: v.object(v.entriesFromList(SERVER_IDS, serverStatusSchema)),
});
export type StatusResponse = v.InferOutput<typeof statusResponseSchema>;

/** A server's record as it may arrive: sources that know nothing of performance leave it, or a part of it, out. */
const receivedServerSchema = v.object({
  ...serverStatusSchema.entries,
  performance: v.optional(noList(v.partial(performanceSchema))),
});
export type ReceivedServer = v.InferOutput<typeof receivedServerSchema>;

/** A {@link StatusResponse} as browsers take it. */
export const receivedStatusSchema = v.object({
  ...statusResponseSchema.entries,
  servers: v.object(v.entriesFromList(SERVER_IDS, receivedServerSchema)),
});
export type ReceivedStatus = v.InferOutput<typeof receivedStatusSchema>;
