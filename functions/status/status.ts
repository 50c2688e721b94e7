// Decision record: docs/decisions/0010-server-status.md
import type { ServerId } from '@/contract/network/servers';
import type { StatusResponse } from '@/contract/status';
import type { ServerBeat } from '../companion';
import type { Log } from '../core/log';
import type { Clock } from '../core/time/clock';
import { waitAtMost } from '../core/time/time-limits';
import {
  isCurrent,
  isReadDue,
  isWriteDue,
  type Knowledge,
  NOTHING_KNOWN,
  withoutOld,
  withRound,
  withStored,
} from './knowledge';
import { measured } from './measure';
import { logChanges } from './poll-log';
import type { PollMemory, PollRound } from './poll-memory';
import { emptySnapshot } from './snapshot';
import type { SnapshotStore } from './snapshot-store';
import { type LocationOf, totalOf } from './total';

/** Maximum time of a response, even if everything hangs: the promised 4 s, less the platform's share. */
const RESPONSE_MS = 3_900;
/** Polls that a response waits for end this long before it is due, so that it includes their results. */
const MARGIN_MS = 250;
/** Time limit for all sources of one server together. */
const SOURCES_MS = 3_500;
/** Minimum timeout. Anything shorter reports healthy servers as offline. */
const LEAST_MS = 1_500;
/** Wait for a poll while a stale snapshot is available, so that most responses are new. */
const GRACE_MS = 1_000;

export interface StatusReport {
  readonly response: StatusResponse<ServerId>;
  /** Work that must finish after the response: polls, and storing their results. Never rejects. */
  readonly background: Promise<void>;
}

export type StatusService = ReturnType<typeof createStatusService>;

export interface StatusParts {
  readonly store: SnapshotStore;
  /** Polls all servers within `limitMs`, after the round that left `before`, with the companions' last reports. */
  readonly poll: (
    limitMs: number,
    before: PollMemory | null,
    beats: readonly ServerBeat[],
  ) => Promise<PollRound>;
  /** Whether the status of some server is only what its companion says, so that a round must know the latest reports. */
  readonly hasUnpolled: boolean;
  readonly locationOf: LocationOf;
  readonly clock: Clock;
  readonly log: Log;
}

/** Creates the service, once per instance: it caches the latest snapshot, and concurrent requests share one renewal. */
export function createStatusService({ store, poll, hasUnpolled, locationOf, clock, log }: StatusParts) {
  let known: Knowledge = NOTHING_KNOWN;
  let polling: Promise<unknown> | null = null;
  let renewal: Promise<void> | null = null;
  let background: Promise<void> = Promise.resolve();

  /** Returns whether to serve the snapshot without a renewal: it is new, or a newer one is on its way. */
  const isGoodFor = (now: number): boolean =>
    known.snapshot !== null && (isCurrent(known, now) || polling !== null);

  /** Adopts the store's content; false when it is away. */
  async function readStore(): Promise<boolean> {
    const stored = await store.read().catch(() => null);
    if (stored === null) return false;
    known = withStored(known, stored, clock.now());
    return true;
  }

  async function renew(deadline: number): Promise<void> {
    // A poll that outlasts its response is the next one's as well.
    if (polling !== null) return void (await polling);
    const askedAt = clock.now();
    known = withoutOld(known, askedAt);
    if (!hasUnpolled && !isReadDue(known, askedAt)) return pollServers(deadline, true);
    const isThere = await readStore();
    if (!isThere || !isCurrent(known, clock.now())) await pollServers(deadline, isThere);
  }

  /** @param isThere whether the store seems to be reachable */
  async function pollServers(deadline: number, isThere: boolean): Promise<void> {
    const before = known;
    const hasNothing = before.snapshot === null;
    const left = deadline - MARGIN_MS - clock.now();
    const limitMs = hasNothing ? Math.max(LEAST_MS, Math.min(SOURCES_MS, left)) : SOURCES_MS;
    const polled = poll(limitMs, before.memory, before.beats)
      .then(conclude)
      .finally(() => {
        if (polling === polled) polling = null;
      });
    polling = polled;
    background = polled
      .then((round) => (isThere && isWriteDue(before, round, clock.now()) ? publish(round) : undefined))
      .catch(() => undefined);
    await (hasNothing ? polled : waitAtMost(GRACE_MS, polled, clock));
  }

  function conclude(found: PollRound): PollRound {
    const round = { ...found, snapshot: measured(found.snapshot, known.beats, clock.now(), found.memory) };
    logChanges(log, known.memory, round);
    known = withRound(known, round);
    return round;
  }

  async function publish(round: PollRound): Promise<void> {
    await store.publish(round);
    known = { ...known, stored: round.memory };
  }

  return {
    /** Resolves within 4 s, from the cache, from the stored snapshot, or by polling; rejects only on a defect. */
    async current(): Promise<StatusReport> {
      const started = clock.now();
      if (!isGoodFor(started)) {
        renewal ??= waitAtMost(RESPONSE_MS, renew(started + RESPONSE_MS), clock).finally(
          () => (renewal = null),
        );
        await renewal;
      }
      const now = clock.now();
      const { fetchedAt, servers } = known.snapshot ?? emptySnapshot(now);
      const stale = !isCurrent(known, now);
      return { response: { fetchedAt, stale, total: totalOf(servers, locationOf), servers }, background };
    },
  };
}
