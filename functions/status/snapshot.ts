import * as v from 'valibot';
import { byId, time } from '@/contract/shapes';
import { type ServerStatus, serverStatusSchema, STATUS_REFRESH_MS } from '@/contract/status';
import { perServer, serverIds } from '@/lib/servers';
import { NO_READING } from './clean-reading';

/** Age beyond which a snapshot is not served, because it says nothing about now. */
const SNAPSHOT_KEPT_MS = 300_000;

const { source, checkedAt, performance, ...others } = serverStatusSchema.entries;
/** A source's reading of a server. Instances of an earlier release stored no `measured`. */
export const readingSchema = v.object({
  ...others,
  performance: v.object({ ...performance.entries, measured: v.optional(v.boolean(), false) }),
});
const snapshotSchema = () =>
  v.object({
    fetchedAt: time,
    servers: byId(serverIds(), v.object({ ...readingSchema.entries, source, checkedAt })),
  });
/** All servers as of one round of polls. */
export type Snapshot = v.InferOutput<ReturnType<typeof snapshotSchema>>;

/** Reads a stored snapshot; null for any other text. */
export function parseSnapshot(text: string): Snapshot | null {
  return parseJson(snapshotSchema(), text);
}

/** Parses a JSON text of the given shape; null when it does not match. */
export function parseJson<T>(schema: v.GenericSchema<unknown, T>, text: string): T | null {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(text));
    return success ? output : null;
  } catch {
    return null;
  }
}

/**
 * Returns the milliseconds between a round's time and now. A time in the future counts like one in the past, so that another
 * instance's fast clock does not keep its snapshot alive.
 */
export function distance({ fetchedAt }: Pick<Snapshot, 'fetchedAt'>, now: number): number {
  return Math.abs(now - Date.parse(fetchedAt));
}

/** Returns the one of two that is nearer to now; the first on a tie. */
export function nearest<T extends Pick<Snapshot, 'fetchedAt'>>(
  one: T | null,
  other: T | null,
  now: number,
): T | null {
  if (one === null || other === null) return one ?? other;
  return distance(one, now) <= distance(other, now) ? one : other;
}

export function isFresh(snapshot: Snapshot, now: number): boolean {
  return distance(snapshot, now) < STATUS_REFRESH_MS;
}

export function isKept(snapshot: Snapshot, now: number): boolean {
  return distance(snapshot, now) <= SNAPSHOT_KEPT_MS;
}

/** Returns a placeholder until the first poll. */
export function emptySnapshot(now: number): Snapshot {
  const checkedAt = new Date(now).toISOString();
  const unknown: ServerStatus = { ...NO_READING, source: null, checkedAt };
  return { fetchedAt: checkedAt, servers: perServer(() => unknown) };
}
