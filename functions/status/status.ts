import { randomUUID } from 'node:crypto';
import type { ServerId } from '@/content/servers';
import type { StatusResponse } from '@/contract/status';
import type { ServerBeat } from '../companion';
import type { Log } from '../core/log';
import type { Clock } from '../core/time/clock';
import { waitAtMost } from '../core/time/time-limits';
import { logChanges } from './look-up-log';
import type { LookUpMemory, LookUpRound } from './look-up-memory';
import { measured } from './measure';
import { distance, emptySnapshot, isFresh, nearest, type Snapshot, SNAPSHOT_KEPT_MS } from './snapshot';
import type { SnapshotStore } from './snapshot-store';

/** A response takes no longer than this, whatever hangs: the promise is 4 s, less what the platform needs. */
const RESPONSE_MS = 3_900;
/** Look-ups that a response waits for end this long before it is due, so that what they found is in it. */
const MARGIN_MS = 250;
/** What all sources of one server share. */
const SOURCES_MS = 3_500;
/** However late it is: a shorter look-up would show servers as offline that are not. */
const LEAST_MS = 1_500;
/** With an old snapshot at hand, a look-up is waited for this long, so that most responses are new. */
const GRACE_MS = 1_000;
/** While another instance looks up, the old snapshot is served for this long without asking the store again. */
const ELSEWHERE_MS = 1_000;
/** Between looks into the store while another instance makes the very first snapshot; each twice the one before. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 500;

export interface StatusReport {
  readonly response: StatusResponse<ServerId>;
  /** Work that must be allowed to finish after the response: look-ups, and storing what they found. Never rejects. */
  readonly background: Promise<void>;
}

export type StatusService = ReturnType<typeof createStatusService>;

export interface StatusParts {
  readonly store: SnapshotStore;
  /** Looks up all servers within so many milliseconds, after the round that left `before`. */
  readonly lookUp: (limitMs: number, before: LookUpMemory | null) => Promise<LookUpRound>;
  readonly clock: Clock;
  readonly log: Log;
}

/** Created once per instance: it caches the latest snapshot, and requests at the same time share one renewal. */
export function createStatusService({ store, lookUp, clock, log }: StatusParts) {
  let cached: Snapshot | null = null;
  let lastRound: LookUpMemory | null = null;
  /** As the store told them last. */
  let beats: readonly ServerBeat[] = [];
  let renewal: Promise<void> | null = null;
  let isLookingUp = false;
  let elsewhereAt = -Infinity;
  let background: Promise<void> = Promise.resolve();

  /** The snapshot nearest to now wins: the store's may be older than what this instance found while it was away. */
  function cache(snapshot: Snapshot | null): void {
    cached = nearest(snapshot, cached, clock.now());
  }

  function isGoodFor(now: number): boolean {
    if (cached === null) return false;
    return isFresh(cached, now) || isLookingUp || Math.abs(now - elsewhereAt) < ELSEWHERE_MS;
  }

  async function renew(deadline: number): Promise<void> {
    if (cached && distance(cached, clock.now()) > SNAPSHOT_KEPT_MS) cached = null;
    const stored = await store.read().catch(() => null);
    if (stored === null) return look(deadline, null);
    cache(stored.snapshot);
    if (cached && isFresh(cached, clock.now())) return;
    const holder = randomUUID();
    const claim = await store.claim(holder, stored.version).catch(() => null);
    // Without a reply the claim may still have been taken: publishing gives it back.
    if (claim === null) return look(deadline, holder);
    if (claim.claimed) {
      lastRound = nearest(claim.memory, lastRound, clock.now());
      beats = claim.beats;
      return look(deadline, holder);
    }
    cache(claim.snapshot);
    elsewhereAt = clock.now();
    await waitForOthers(deadline);
  }

  async function waitForOthers(deadline: number): Promise<void> {
    let pause = FIRST_PAUSE_MS;
    while (cached === null && clock.now() + pause < deadline) {
      await clock.wait(pause);
      cache((await store.read().catch(() => null))?.snapshot ?? null);
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
    }
  }

  async function look(deadline: number, holder: string | null): Promise<void> {
    const hasNothing = cached === null;
    const left = deadline - MARGIN_MS - clock.now();
    isLookingUp = true;
    const limitMs = hasNothing ? Math.max(LEAST_MS, Math.min(SOURCES_MS, left)) : SOURCES_MS;
    const looking = lookUp(limitMs, lastRound)
      .then(conclude)
      .finally(() => (isLookingUp = false));
    background = looking
      .then((round) => (holder === null ? undefined : store.publish(holder, round)))
      .catch(() => undefined);
    await (hasNothing ? looking : waitAtMost(GRACE_MS, looking, clock));
  }

  function conclude(found: LookUpRound): LookUpRound {
    const round = { ...found, snapshot: measured(found.snapshot, beats, clock.now()) };
    logChanges(log, lastRound, round);
    lastRound = round.memory;
    cached = round.snapshot;
    return round;
  }

  return {
    /** Resolves within 4 s, from the cache, from the shared snapshot, or by looking up; rejects on a defect only. */
    async current(): Promise<StatusReport> {
      const started = clock.now();
      if (!isGoodFor(started)) {
        renewal ??= waitAtMost(RESPONSE_MS, renew(started + RESPONSE_MS), clock).finally(
          () => (renewal = null),
        );
        await renewal;
      }
      const now = clock.now();
      const { fetchedAt, servers } = cached ?? emptySnapshot(now);
      return { response: { fetchedAt, stale: !cached || !isFresh(cached, now), servers }, background };
    },
  };
}
