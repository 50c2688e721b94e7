import { number, object, string } from 'yup';
import type { StatusSource as SourceName } from '@/contract/status';
import { perServer, type ServerId } from '@/content/servers';
import type { CleanReading } from './clean-reading';
import { parseJson, readingShape, type Snapshot } from './snapshot';

/** Longer than the longest pause between look-ups, which a scheduled run makes every five minutes. */
export const MEMORY_KEPT_MS = 3_600_000;

type BySource<T> = { readonly [source in SourceName]?: T | undefined };

/** What a source said of a server when it was last asked. */
export interface LastWord {
  /** Milliseconds since 1970. */
  readonly askedAt: number;
  /** Null when the source gave no usable reply. */
  readonly reading: CleanReading | null;
  /** Why it gave none, as `SourceError` has it; null when it did. */
  readonly failure: string | null;
}

export interface ServerMemory {
  /** Why the server counts as offline, by the sources that were asked; null while it is online. */
  readonly trouble: BySource<string> | null;
  /** Of sources that rest between two questions. */
  readonly lastWords: BySource<LastWord>;
}

/** What a round of look-ups leaves to the next one, in whatever instance. It is in no response. */
export interface LookUpMemory {
  /** When the round ended, ISO 8601. */
  readonly fetchedAt: string;
  readonly servers: Record<ServerId, ServerMemory>;
}

/** The result of a round of look-ups: what is served, and what the next round needs to know. */
export interface LookUpRound {
  readonly snapshot: Snapshot;
  readonly memory: LookUpMemory;
}

const bySource = <T>(shape: T): Record<SourceName, T> => ({ ping: shape, lookup: shape, fallback: shape });

const lastWordShape = object({
  askedAt: number().required(),
  reading: readingShape.nullable().defined(),
  failure: string().nullable().defined(),
}).default(undefined);
const serverShape = object({
  trouble: object(bySource(string())).nullable().defined(),
  lastWords: object(bySource(lastWordShape)).required(),
}).required();
const memoryShape = object({
  fetchedAt: string().datetime().required(),
  servers: object(perServer(() => serverShape)).required(),
});

/** Reads what a round has left; null when it is invalid. */
export function parseMemory(text: string): LookUpMemory | null {
  return parseJson(memoryShape, text);
}
