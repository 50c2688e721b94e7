import { STATUS_REFRESH_MS } from '@/contract/status';
import type { ServerBeat } from '../companion';
import type { PollMemory, PollRound } from './poll-memory';
import { distance, isFresh, isKept, nearest, type Snapshot } from './snapshot';
import { LEASE_MARGIN_MS, LEASE_MS, type StoredRound } from './snapshot-store';

/** Maximum time between two reads of the store, even by an instance that knows its version, because companions keep reporting. */
const READ_MS = 120_000;

/** The round in the store. */
interface KnownVersion {
  readonly version: string;
  /** ISO 8601; null for a round without a readable snapshot. */
  readonly fetchedAt: string | null;
}

/** State of an instance between two requests: the latest snapshot, and what it needs for the next round. */
export interface Knowledge {
  /** Null before the first one, and after one that is too old to serve. */
  readonly snapshot: Snapshot | null;
  readonly memory: PollMemory | null;
  /** The companions' reports as of `readAt`. */
  readonly beats: readonly ServerBeat[];
  /** Time of the last read of the store, in milliseconds since 1970. */
  readonly readAt: number;
  /** Null while another instance may have published. */
  readonly stored: KnownVersion | null;
}

export const NOTHING_KNOWN: Knowledge = {
  snapshot: null,
  memory: null,
  beats: [],
  readAt: -Infinity,
  stored: null,
};

export function isCurrent({ snapshot }: Knowledge, now: number): boolean {
  return snapshot !== null && isFresh(snapshot, now);
}

/** Returns the knowledge without a snapshot that is too old to serve. */
export function withoutOld(known: Knowledge, now: number): Knowledge {
  return known.snapshot && !isKept(known.snapshot, now) ? { ...known, snapshot: null } : known;
}

/** Adds the store's content. The snapshot nearest to now wins, because the store's may be older. */
export function withStored(known: Knowledge, stored: StoredRound, now: number): Knowledge {
  const { version, snapshot, memory, beats } = stored;
  return {
    snapshot: snapshot && isKept(snapshot, now) ? nearest(snapshot, known.snapshot, now) : known.snapshot,
    memory: nearest(memory, known.memory, now),
    beats,
    readAt: now,
    stored: { version, fetchedAt: snapshot?.fetchedAt ?? null },
  };
}

/** Adds the result of the instance's own polls. */
export function withRound(known: Knowledge, { snapshot, memory }: PollRound): Knowledge {
  return { ...known, snapshot, memory };
}

/**
 * Returns whether to take the lease on the known version without reading the store. If another instance has replaced it since it
 * was due, that one's lease still exists.
 */
export function isSure({ stored, readAt }: Knowledge, now: number): boolean {
  if (!stored?.fetchedAt || Math.abs(now - readAt) >= READ_MS) return false;
  const age = distance({ fetchedAt: stored.fetchedAt }, now);
  return age < STATUS_REFRESH_MS + LEASE_MS - LEASE_MARGIN_MS;
}
