import * as v from 'valibot';
import { byId, time } from '@/contract/shapes';
import { type ServerStatus, serverStatusSchema, STATUS_REFRESH_MS } from '@/contract/status';
import { perServer, serverIds } from '@/lib/servers';
import { NO_READING } from './clean-reading';

/** An older snapshot says nothing about now: it is not served. */
const SNAPSHOT_KEPT_MS = 300_000;

const { source, checkedAt, performance, ...others } = serverStatusSchema.entries;
/** What a source tells of a server. Instances of an earlier release stored no `measured`. */
export const readingSchema = v.object({
  ...others,
  performance: v.object({ ...performance.entries, measured: v.optional(v.boolean(), false) }),
});
const snapshotSchema = () =>
  v.object({
    fetchedAt: time,
    servers: byId(serverIds(), v.object({ ...readingSchema.entries, source, checkedAt })),
  });
/** All servers as one round of look-ups found them. */
export type Snapshot = v.InferOutput<ReturnType<typeof snapshotSchema>>;

/** Reads a stored snapshot; null when it is not one, whoever wrote it. */
export function parseSnapshot(text: string): Snapshot | null {
  return parseJson(snapshotSchema(), text);
}

/** A JSON text of the given shape; null when it does not match. */
export function parseJson<T>(schema: v.GenericSchema<unknown, T>, text: string): T | null {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(text));
    return success ? output : null;
  } catch {
    return null;
  }
}

/**
 * Milliseconds between the snapshot, or what else a round has left, and now. One from the future is as far away as one
 * from the past: another instance's clock that runs ahead must not make its snapshot last.
 */
export function distance({ fetchedAt }: Pick<Snapshot, 'fetchedAt'>, now: number): number {
  return Math.abs(now - Date.parse(fetchedAt));
}

/** Of two, the one that is nearer to now; the first when both are. */
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

/** Stands in while nothing has been looked up yet. */
export function emptySnapshot(now: number): Snapshot {
  const checkedAt = new Date(now).toISOString();
  const unknown: ServerStatus = { ...NO_READING, source: null, checkedAt };
  return { fetchedAt: checkedAt, servers: perServer(() => unknown) };
}
