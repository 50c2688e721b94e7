// Decision record: docs/decisions/0010-server-status.md
import { randomUUID } from 'node:crypto';
import type { ServerId } from '@/contract/network/servers';
import type { StatusResponse } from '@/contract/status';
import type { ServerBeat } from '../companion';
import type { Log } from '../core/log';
import type { Clock } from '../core/time/clock';
import { waitAtMost } from '../core/time/time-limits';
import {
  isCurrent,
  isSure,
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
import { LEASE_MARGIN_MS, LEASE_MS, type PollLease, type SnapshotStore } from './snapshot-store';
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
/** Time for which the stale snapshot is served, without reading the store again, while another instance polls. */
const ELSEWHERE_MS = 1_000;
/** Pauses between reads of the store while another instance makes the very first snapshot; each is twice the one before. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 500;

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
  readonly locationOf: LocationOf;
  readonly clock: Clock;
  readonly log: Log;
}

/** A lease and its end, in milliseconds since 1970; an unknown end is long ago. */
type TimedLease = PollLease & { readonly endsAt: number };

/** The instance that polls the servers, as far as this one knows. */
type Polling =
  | { readonly by: 'nobody' }
  | { readonly by: 'this instance' }
  | { readonly by: 'another instance'; readonly since: number };

const IDLE: Polling = { by: 'nobody' };

/** Creates the service, once per instance: it caches the latest snapshot, and concurrent requests share one renewal. */
export function createStatusService({ store, poll, locationOf, clock, log }: StatusParts) {
  let known: Knowledge = NOTHING_KNOWN;
  let polling: Polling = IDLE;
  let renewal: Promise<void> | null = null;
  let background: Promise<void> = Promise.resolve();

  /** Returns whether to serve the snapshot without a renewal: it is new, or a newer one is on its way. */
  function isGoodFor(now: number): boolean {
    if (known.snapshot === null) return false;
    if (isCurrent(known, now) || polling.by === 'this instance') return true;
    return polling.by === 'another instance' && Math.abs(now - polling.since) < ELSEWHERE_MS;
  }

  /** Adopts the store's content; false when it is away. */
  async function readStore(): Promise<boolean> {
    const stored = await store.read().catch(() => null);
    if (stored === null) return false;
    known = withStored(known, stored, clock.now());
    return true;
  }

  async function renew(deadline: number): Promise<void> {
    const askedAt = clock.now();
    known = withoutOld(known, askedAt);
    if (!isSure(known, askedAt)) {
      if (!(await readStore())) return pollServers(deadline, null);
      if (isCurrent(known, clock.now())) return;
    }
    const lease = {
      version: known.stored?.version ?? '',
      name: randomUUID(),
      endsAt: clock.now() + LEASE_MS,
    };
    const isGranted = await store.takeLease(lease).catch(() => null);
    // Without a reply, the lease may have been taken all the same.
    if (isGranted !== false)
      return pollServers(deadline, isGranted ? lease : { ...lease, endsAt: -Infinity });
    await readStore();
    if (isCurrent(known, clock.now())) return;
    polling = { by: 'another instance', since: clock.now() };
    await waitForOthers(deadline);
  }

  async function waitForOthers(deadline: number): Promise<void> {
    let pause = FIRST_PAUSE_MS;
    while (known.snapshot === null && clock.now() + pause < deadline) {
      await clock.wait(pause);
      await readStore();
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
    }
  }

  async function pollServers(deadline: number, lease: TimedLease | null): Promise<void> {
    const hasNothing = known.snapshot === null;
    const left = deadline - MARGIN_MS - clock.now();
    const own: Polling = { by: 'this instance' };
    polling = own;
    known = { ...known, stored: null };
    const limitMs = hasNothing ? Math.max(LEAST_MS, Math.min(SOURCES_MS, left)) : SOURCES_MS;
    const polled = poll(limitMs, known.memory, known.beats)
      .then(conclude)
      .finally(() => {
        if (polling === own) polling = IDLE;
      });
    background = polled
      .then((round) => (lease === null ? undefined : publish(lease, round)))
      .catch(() => undefined);
    await (hasNothing ? polled : waitAtMost(GRACE_MS, polled, clock));
  }

  function conclude(found: PollRound): PollRound {
    const round = { ...found, snapshot: measured(found.snapshot, known.beats, clock.now(), found.memory) };
    logChanges(log, known.memory, round);
    known = withRound(known, round);
    return round;
  }

  /** Publishes a round, unless another instance may have the lease by now. */
  async function publish(lease: TimedLease, round: PollRound): Promise<void> {
    const isOurs = clock.now() < lease.endsAt - LEASE_MARGIN_MS || (await store.holdsLease(lease));
    if (!isOurs) return;
    await store.publish(lease.name, round);
    known = { ...known, stored: { version: lease.name, fetchedAt: round.snapshot.fetchedAt } };
  }

  return {
    /** Resolves within 4 s, from the cache, from the shared snapshot, or by polling; rejects only on a defect. */
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
