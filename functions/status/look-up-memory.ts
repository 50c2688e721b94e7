import * as v from 'valibot';
import { byId, figure, time } from '@/contract/shapes';
import { serverIds } from '@/lib/servers';
import { parseJson, readingSchema, type Snapshot } from './snapshot';

/** Longer than the longest pause between look-ups, which a scheduled run makes every ten minutes. */
export const MEMORY_KEPT_MS = 3_600_000;

const bySource = <Schema extends v.GenericSchema>(schema: Schema) => {
  const entry = v.optional(schema);
  return v.object({ ping: entry, lookup: entry, fallback: entry, companion: entry });
};

/** What a source said of a server when it was last asked. */
const lastWordSchema = v.object({
  /** Milliseconds since 1970. */
  askedAt: v.number(),
  /** Null when the source gave no usable reply. */
  reading: v.nullable(readingSchema),
  /** Why it gave none, as `SourceError` has it; null when it did. */
  failure: v.nullable(v.string()),
  /** Entries of its list of players that name nobody. */
  leftOut: v.optional(v.object({ anonymous: figure, others: figure })),
});
export type LastWord = v.InferOutput<typeof lastWordSchema>;

const serverMemorySchema = v.object({
  /** Why the server counts as offline, by the sources that were asked; null while it is online. */
  trouble: v.nullable(bySource(v.string())),
  /** Of sources that rest between two questions. */
  lastWords: bySource(lastWordSchema),
  /** Time when a source last told of players whose names are not to be listed, in milliseconds since 1970. */
  anonymousAt: v.optional(v.number()),
});
export type ServerMemory = v.InferOutput<typeof serverMemorySchema>;

/** What a round of look-ups leaves to the next one, in whatever instance. It is in no response. */
const memorySchema = () =>
  v.object({
    /** When the round ended, ISO 8601. */
    fetchedAt: time,
    servers: byId(serverIds(), serverMemorySchema),
  });
export type LookUpMemory = v.InferOutput<ReturnType<typeof memorySchema>>;

/** The result of a round of look-ups: what is served, and what the next round needs to know. */
export interface LookUpRound {
  readonly snapshot: Snapshot;
  readonly memory: LookUpMemory;
}

/** Reads what a round has left, of a JSON text that has it as `memory`; null when it is invalid. */
export function parseMemory(text: string): LookUpMemory | null {
  return parseJson(v.object({ memory: memorySchema() }), text)?.memory ?? null;
}
