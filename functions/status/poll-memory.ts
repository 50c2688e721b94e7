import * as v from 'valibot';
import { byId, figure, time } from '@/contract/shapes';
import { serverIds } from '@/lib/servers';
import { parseJson, readingSchema, type Snapshot } from './snapshot';

/** Longer than the longest pause between polls, because a scheduled run polls every ten minutes. */
export const MEMORY_KEPT_MS = 3_600_000;
/** Time by which the stored time of an anonymous player may lag behind the last one that an instance has seen. */
export const ANONYMOUS_LAG_MS = 240_000;

const bySource = <Schema extends v.GenericSchema>(schema: Schema) => {
  const entry = v.optional(schema);
  return v.object({ ping: entry, lookup: entry, fallback: entry, companion: entry });
};

/** A source's last answer about a server. */
const lastWordSchema = v.object({
  /** Milliseconds since 1970. */
  askedAt: v.number(),
  /** Null when the source gave no usable reply. */
  reading: v.nullable(readingSchema),
  /** Reason of the failure, as in `SourceError`; null without one. */
  failure: v.nullable(v.string()),
  /** Entries of its list of players without a player's name. */
  leftOut: v.optional(v.object({ anonymous: figure, others: figure })),
});
export type LastWord = v.InferOutput<typeof lastWordSchema>;

const serverMemorySchema = v.object({
  /** Reasons why the server counts as offline, by source; null while it is online. */
  trouble: v.nullable(bySource(v.string())),
  /** Answers of sources with a pause between two requests. */
  lastWords: bySource(lastWordSchema),
  /** Time when a source last reported players whose names must not be listed, in milliseconds since 1970. */
  anonymousAt: v.optional(v.number()),
});
export type ServerMemory = v.InferOutput<typeof serverMemorySchema>;

/** State that a round of polls passes to the next one, in any instance. No response contains it. */
const memorySchema = () =>
  v.object({
    /** End of the round, ISO 8601. */
    fetchedAt: time,
    servers: byId(serverIds(), serverMemorySchema),
  });
export type PollMemory = v.InferOutput<ReturnType<typeof memorySchema>>;

/** The result of a round of polls: the snapshot to serve, and the state for the next round. */
export interface PollRound {
  readonly snapshot: Snapshot;
  readonly memory: PollMemory;
}

/** Reads a round's state from a JSON text that has it as `memory`; null when it is invalid. */
export function parseMemory(text: string): PollMemory | null {
  return parseJson(v.object({ memory: memorySchema() }), text)?.memory ?? null;
}
