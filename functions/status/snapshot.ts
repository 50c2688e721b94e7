import { perServer, type ServerId } from '@/content/servers';
import { array, boolean, number, object, type Schema, string } from 'yup';
import { FULL_TPS, STATUS_REFRESH_MS, STATUS_SOURCES, type ServerStatus } from '@/contract/status';
import { NO_READING } from './clean-reading';
import { NAMES_LIMIT } from './player-names';

/** All servers as one round of look-ups found them. */
export interface Snapshot {
  /** ISO 8601. */
  readonly fetchedAt: string;
  readonly servers: Record<ServerId, ServerStatus>;
}

/** An older snapshot says nothing about now: it is neither kept nor served. */
export const SNAPSHOT_KEPT_MS = 300_000;

const count = number().integer().min(0).required();
export const readingShape = object({
  online: boolean().required(),
  players: object({
    online: count,
    max: count,
    list: array(string().required()).max(NAMES_LIMIT).required(),
  }),
  performance: object({
    tps: number().min(0).max(FULL_TPS).required(),
    mspt: number().min(0).required(),
    // Instances of an earlier release store none.
    measured: boolean().default(false),
  }),
  latencyMs: number().min(0).nullable().defined(),
});
const serverShape = readingShape.shape({
  source: string().oneOf(STATUS_SOURCES).nullable().defined(),
  checkedAt: string().datetime().required(),
});
const snapshotShape = object({
  fetchedAt: string().datetime().required(),
  servers: object(perServer(() => serverShape)),
});

/** Reads a stored snapshot; null when it is not one, whoever wrote it. */
export function parseSnapshot(text: string): Snapshot | null {
  return parseJson(snapshotShape, text);
}

/** A JSON text of the given shape; null when it does not match. */
export function parseJson<T>(shape: Schema<T>, text: string): T | null {
  try {
    const value: unknown = JSON.parse(text);
    return shape.isValidSync(value, { strict: true }) ? shape.cast(value) : null;
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

/** Stands in while nothing has been looked up yet. */
export function emptySnapshot(now: number): Snapshot {
  const checkedAt = new Date(now).toISOString();
  const unknown: ServerStatus = { ...NO_READING, source: null, checkedAt };
  return { fetchedAt: checkedAt, servers: perServer(() => unknown) };
}
