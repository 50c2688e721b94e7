// Decision record: docs/decisions/0010-server-status.md
import { COMPANION_SILENCE_MS } from '@/contract/companion-sync';
import { serverIds } from '@/lib/servers';
import type { ServerBeat } from '../companion';
import {
  ANONYMOUS_LAG_MS,
  type LastWord,
  type PollMemory,
  type PollRound,
  MEMORY_KEPT_MS,
} from './poll-memory';
import { distance, isFresh, isKept, nearest, type Snapshot } from './snapshot';
import type { StoredRound } from './snapshot-store';

/** Time between two reads of the store, because companions keep reporting, and other instances keep writing. */
const READ_MS = 240_000;
/** The same while a report is old enough to expire before the next read: a companion that is well has sent another one. */
const READ_OLD_MS = 120_000;
/** Age of an answer after which its source may be asked again, less the difference of clocks. */
const ASKED_MS = 55_000;
/** Age at which the stored snapshot is replaced, so that a new instance on a visited site always finds one to serve. */
const WRITE_MS = 240_000;
/** The same while nobody was served: it keeps only the memory alive, for which half of its lifetime is enough. */
const WRITE_UNUSED_MS = MEMORY_KEPT_MS / 2;

/** State of an instance between two requests: the latest snapshot, and what it needs for the next round. */
export interface Knowledge {
  /** Null before the first one, and after one that is too old to serve. */
  readonly snapshot: Snapshot | null;
  readonly memory: PollMemory | null;
  /** The companions' reports as of `readAt`. */
  readonly beats: readonly ServerBeat[];
  /** Time of the last read of the store, in milliseconds since 1970. */
  readonly readAt: number;
  /** Memory of the stored round, as this instance last read or wrote it; null for none. */
  readonly stored: PollMemory | null;
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
  const { snapshot, memory, beats } = stored;
  return {
    snapshot: snapshot && isKept(snapshot, now) ? nearest(snapshot, known.snapshot, now) : known.snapshot,
    memory: nearest(memory, known.memory, now),
    beats,
    readAt: now,
    stored: memory,
  };
}

/** Adds the result of the instance's own polls. */
export function withRound(known: Knowledge, { snapshot, memory }: PollRound): Knowledge {
  return { ...known, snapshot, memory };
}

/**
 * Returns whether to read the store before the next round. It is read before each one that may ask a source which wants to be asked
 * rarely, because another instance may have its answer.
 */
export function isReadDue({ readAt, beats, memory }: Knowledge, now: number): boolean {
  const age = Math.abs(now - readAt);
  if (memory !== null && wordsOf(memory).some(({ askedAt }) => now - askedAt >= ASKED_MS)) return true;
  const expiresSoon = ({ beat: { seenAt } }: ServerBeat) => {
    const left = COMPANION_SILENCE_MS - (now - seenAt);
    return left > 0 && left <= READ_OLD_MS;
  };
  return age >= READ_MS || (age >= READ_OLD_MS && beats.some(expiresSoon));
}

/** Returns whether a round is worth storing: the stored one is old, or says something else. */
export function isWriteDue({ snapshot, stored }: Knowledge, { memory }: PollRound, now: number): boolean {
  const newestWord = (of: PollMemory) => Math.max(0, ...wordsOf(of).map(({ askedAt }) => askedAt));
  if (stored === null || differs(stored, memory) || newestWord(memory) > newestWord(stored)) return true;
  return distance(stored, now) >= (snapshot === null ? WRITE_UNUSED_MS : WRITE_MS);
}

/** Returns whether a server changed its state, or a round has news of it of which other instances must hear. */
function differs(stored: PollMemory, memory: PollMemory): boolean {
  return serverIds().some((id) => {
    const [was, is] = [stored.servers[id], memory.servers[id]];
    const sinceAnonymous = (is.anonymousAt ?? -Infinity) - (was.anonymousAt ?? -Infinity);
    return JSON.stringify(was.trouble) !== JSON.stringify(is.trouble) || sinceAnonymous >= ANONYMOUS_LAG_MS;
  });
}

/** Returns the last answers of sources that want to be asked rarely. */
const wordsOf = ({ servers }: PollMemory): LastWord[] =>
  serverIds().flatMap((id) => Object.values(servers[id].lastWords).filter((word) => word !== undefined));
