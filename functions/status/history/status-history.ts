import { perServer, type ServerId } from '@/content/servers';
import {
  type HistoryResponse,
  HISTORY_RANGES,
  HISTORY_STEP_MS,
  type HistoryPoint,
  type HistoryRange,
} from '@/contract/status-history';
import { type StatusResponse } from '@/contract/status';
import { cached } from '../../core/time/cached';
import type { StatusService } from '../status';
import type { Clock } from '../../core/time/clock';

const DAY_MS = 86_400_000;
const RANGE_MS: Record<HistoryRange, number> = { '24h': DAY_MS, '7d': 7 * DAY_MS, '90d': 90 * DAY_MS };
/** A run that starts early by its machine's clock still counts for the moment it was scheduled for. */
const EARLY_MS = 10_000;

/** Players on each server; null while it was offline. */
export type Counts = Record<ServerId, number | null>;

/** Counted players by time. Rejects with `UnavailableError`, within a short time, when the store is away. */
export interface HistoryStore {
  /**
   * Stores a point and the mean of its hour so far. What is stored for this time already stays, so a run that is
   * repeated or overlaps with another changes nothing.
   * @param at in milliseconds since 1970, a multiple of the finest step
   */
  add(at: number, counts: Counts): Promise<void>;
  /** From a time on, oldest first; `hourly` gives the means of hours. */
  list(since: number, hourly: boolean): Promise<HistoryPoint<ServerId>[]>;
}

export interface StatusHistory {
  /** Asks for the status and stores it, once for every five minutes. Without a fresh status there is a gap. */
  record(): Promise<void>;
  read(range: HistoryRange): Promise<HistoryResponse<ServerId>>;
  /**
   * Makes up for a run that was missed, and for those of a site too new to have had one: records when the
   * latest moment is not in the response. Tries once for each moment.
   */
  catchUp(response: HistoryResponse<ServerId>): Promise<void>;
}

export interface HistoryParts {
  readonly store: HistoryStore;
  readonly status: StatusService;
  readonly clock: Clock;
}

/** Created once per instance: it caches what it has read. */
export function createStatusHistory({ store, status, clock }: HistoryParts): StatusHistory {
  const cache = cached(
    (range: HistoryRange) => store.list(clock.now() - RANGE_MS[range], range !== '24h'),
    clock,
  );

  let caughtUpAt = -Infinity;

  /** An old status is renewed in the background of its response. */
  async function freshStatus(): Promise<StatusResponse<ServerId>> {
    const { response, background } = await status.current();
    await background;
    return response.stale ? (await status.current()).response : response;
  }

  async function record(): Promise<void> {
    const { stale, servers } = await freshStatus();
    if (stale) return;
    await store.add(slotOf(clock.now() + EARLY_MS, '24h'), countsOf(servers));
    HISTORY_RANGES.forEach(cache.invalidate);
  }

  return {
    record,

    async read(range) {
      return { range, points: await cache.get(range) };
    },

    async catchUp({ range, points }) {
      const now = clock.now();
      const last = Date.parse(points.at(-1)?.at ?? '') || -Infinity;
      if (last >= slotOf(now, range) || caughtUpAt === slotOf(now, '24h')) return;
      caughtUpAt = slotOf(now, '24h');
      await record();
    },
  };
}

function slotOf(time: number, range: HistoryRange): number {
  const step = HISTORY_STEP_MS[range];
  return Math.floor(time / step) * step;
}

function countsOf(servers: StatusResponse<ServerId>['servers']): Counts {
  return perServer((id) => (servers[id].online ? servers[id].players.online : null));
}
