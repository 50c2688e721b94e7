import { randomUUID } from 'node:crypto';
import type { ServerId } from '@/contract/network/servers';
import { STATUS_REFRESH_MS, type StatusResponse } from '@/contract/status';
import type { ServerBeat } from '../companion';
import type { Log } from '../core/log';
import type { Clock } from '../core/time/clock';
import { waitAtMost } from '../core/time/time-limits';
import { logChanges } from './look-up-log';
import type { LookUpMemory, LookUpRound } from './look-up-memory';
import { measured } from './measure';
import { distance, emptySnapshot, isFresh, isKept, nearest, type Snapshot } from './snapshot';
import { type Claim, CLAIM_MS, type SnapshotStore } from './snapshot-store';
import { type PlaceOf, totalOf } from './total';

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
/**
 * Before a claim ends by itself, for the clocks of instances, which may differ by seconds: a publication is not sent any more, and who
 * was refused the claim would still have been.
 */
const CLAIM_MARGIN_MS = 2_000;
/** However well an instance knows the store: what companions say changes, as often as this at most. */
const READ_MS = 120_000;
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
  /** Looks up all servers within so many milliseconds, after the round that left `before`, and with what companions said last. */
  readonly lookUp: (
    limitMs: number,
    before: LookUpMemory | null,
    beats: readonly ServerBeat[],
  ) => Promise<LookUpRound>;
  readonly placeOf: PlaceOf;
  readonly clock: Clock;
  readonly log: Log;
}

/** A claim, and when it ends by itself, in milliseconds since 1970; long ago where that is not known. */
type TimedClaim = Claim & { readonly endsAt: number };

/** Created once per instance: it caches the latest snapshot, and requests at the same time share one renewal. */
export function createStatusService({ store, lookUp, placeOf, clock, log }: StatusParts) {
  let cached: Snapshot | null = null;
  let lastRound: LookUpMemory | null = null;
  /** As the store told them last, and when. */
  let beats: readonly ServerBeat[] = [];
  let readAt = -Infinity;
  /** The version in the store, as far as this instance knows. */
  let known: { readonly version: string; readonly fetchedAt: string | null } | null = null;
  let renewal: Promise<void> | null = null;
  let isLookingUp = false;
  let elsewhereAt = -Infinity;
  let background: Promise<void> = Promise.resolve();

  function isCurrent(): boolean {
    return cached !== null && isFresh(cached, clock.now());
  }

  function isGoodFor(now: number): boolean {
    if (cached === null) return false;
    return isCurrent() || isLookingUp || Math.abs(now - elsewhereAt) < ELSEWHERE_MS;
  }

  /**
   * Whether to claim the known version without reading the store: if another instance replaced it since it was due, that
   * one's claim is still there.
   */
  function isSureOf(now: number): boolean {
    if (!known?.fetchedAt || Math.abs(now - readAt) >= READ_MS) return false;
    return distance({ fetchedAt: known.fetchedAt }, now) < STATUS_REFRESH_MS + CLAIM_MS - CLAIM_MARGIN_MS;
  }

  /** Takes over what the store has; false when it is away. Of two snapshots the one nearest to now wins: the store's may be older. */
  async function readStore(): Promise<boolean> {
    const stored = await store.read().catch(() => null);
    if (stored === null) return false;
    const now = clock.now();
    const { version, snapshot, memory } = stored;
    known = { version, fetchedAt: snapshot?.fetchedAt ?? null };
    if (snapshot && isKept(snapshot, now)) cached = nearest(snapshot, cached, now);
    lastRound = nearest(memory, lastRound, now);
    ({ beats } = stored);
    readAt = now;
    return true;
  }

  async function renew(deadline: number): Promise<void> {
    const askedAt = clock.now();
    if (cached && !isKept(cached, askedAt)) cached = null;
    if (!isSureOf(askedAt)) {
      if (!(await readStore())) return look(deadline, null);
      if (isCurrent()) return;
    }
    const claim = { version: known?.version ?? '', holder: randomUUID(), endsAt: clock.now() + CLAIM_MS };
    const isGranted = await store.claim(claim).catch(() => null);
    // Without a reply the claim may have been taken all the same.
    if (isGranted !== false) return look(deadline, isGranted ? claim : { ...claim, endsAt: -Infinity });
    await readStore();
    if (isCurrent()) return;
    elsewhereAt = clock.now();
    await waitForOthers(deadline);
  }

  async function waitForOthers(deadline: number): Promise<void> {
    let pause = FIRST_PAUSE_MS;
    while (cached === null && clock.now() + pause < deadline) {
      await clock.wait(pause);
      await readStore();
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
    }
  }

  async function look(deadline: number, claim: TimedClaim | null): Promise<void> {
    const hasNothing = cached === null;
    const left = deadline - MARGIN_MS - clock.now();
    isLookingUp = true;
    known = null;
    const limitMs = hasNothing ? Math.max(LEAST_MS, Math.min(SOURCES_MS, left)) : SOURCES_MS;
    const looking = lookUp(limitMs, lastRound, beats)
      .then(conclude)
      .finally(() => (isLookingUp = false));
    background = looking
      .then((round) => (claim === null ? undefined : publish(claim, round)))
      .catch(() => undefined);
    await (hasNothing ? looking : waitAtMost(GRACE_MS, looking, clock));
  }

  function conclude(found: LookUpRound): LookUpRound {
    const round = { ...found, snapshot: measured(found.snapshot, beats, clock.now(), found.memory) };
    logChanges(log, lastRound, round);
    lastRound = round.memory;
    cached = round.snapshot;
    return round;
  }

  /** Unless another instance may have the claim by now. */
  async function publish(claim: TimedClaim, round: LookUpRound): Promise<void> {
    const isOurs = clock.now() < claim.endsAt - CLAIM_MARGIN_MS || (await store.holds(claim));
    if (!isOurs) return;
    await store.publish(claim.holder, round);
    known = { version: claim.holder, fetchedAt: round.snapshot.fetchedAt };
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
      const stale = !cached || !isFresh(cached, now);
      return { response: { fetchedAt, stale, total: totalOf(servers, placeOf), servers }, background };
    },
  };
}
