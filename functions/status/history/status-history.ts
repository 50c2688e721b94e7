import type { ServerId } from '@/contract/network/servers';
import { type StatusResponse } from '@/contract/status';
import {
  type HistoryResponse,
  HISTORY_RANGES,
  HISTORY_STEP_MS,
  type HistoryRange,
} from '@/contract/status-history';
import { perServer, serverIds } from '@/lib/servers';
import { cached, FRESH_MS } from '../../core/time/cached';
import type { Clock } from '../../core/time/clock';
import type { StatusService } from '../status';
import type { Counts, HistoryStore, MeasuredTicks } from './history-store';

const DAY_MS = 86_400_000;
const RANGE_MS: Record<HistoryRange, number> = { '24h': DAY_MS, '7d': 7 * DAY_MS, '90d': 90 * DAY_MS };
/** A run that starts early by its machine's clock is still recorded for its scheduled moment. */
const EARLY_MS = 10_000;

export interface HistoryParts {
  readonly store: HistoryStore;
  readonly status: StatusService;
  readonly clock: Clock;
}

export type StatusHistory = ReturnType<typeof createStatusHistory>;

/** Created once per instance: it caches what it has read. */
export function createStatusHistory({ store, status, clock }: HistoryParts) {
  const cache = cached(
    async (range: HistoryRange): Promise<HistoryResponse<ServerId>> => {
      const points = await store.list(clock.now() - RANGE_MS[range], range !== '24h');
      return { range, points };
    },
    clock,
    // A day that has the latest moment stays the same until the next one. Means of an hour change within it.
    {
      freshMs: (history, readAt) =>
        history.range === '24h' && hasLatest(history, readAt)
          ? slotOf(readAt, '24h') + HISTORY_STEP_MS['24h'] - readAt
          : FRESH_MS,
    },
  );

  let caughtUpAt = -Infinity;

  /** A stale status is renewed in the background of its response. */
  async function freshStatus(): Promise<StatusResponse<ServerId>> {
    const { response, background } = await status.current();
    await background;
    return response.stale ? (await status.current()).response : response;
  }

  /** Looks up the status and stores it, once every ten minutes. Without a fresh status there is a gap. */
  async function record(): Promise<void> {
    const { stale, total, servers } = await freshStatus();
    if (stale) return;
    await store.add(slotOf(clock.now() + EARLY_MS, '24h'), countsOf(servers), ticksOf(servers), total);
    HISTORY_RANGES.forEach(cache.invalidate);
  }

  return {
    record,

    /** Stores the means of past hours. */
    sumUp: () => store.sumUp(clock.now()),

    read: (range: HistoryRange): Promise<HistoryResponse<ServerId>> => cache.get(range),

    /**
     * Makes up for a missed run, also on a site too new for any: records if the latest moment is missing from the response. Tries
     * once per moment.
     */
    async catchUp(history: HistoryResponse<ServerId>) {
      const now = clock.now();
      if (hasLatest(history, now) || caughtUpAt === slotOf(now, '24h')) return;
      caughtUpAt = slotOf(now, '24h');
      await record();
    },
  };
}

/** Returns whether the latest moment before a time is there. */
function hasLatest({ range, points }: HistoryResponse<ServerId>, time: number): boolean {
  const last = Date.parse(points.at(-1)?.at ?? '') || -Infinity;
  return last >= slotOf(time, range);
}

function slotOf(time: number, range: HistoryRange): number {
  const step = HISTORY_STEP_MS[range];
  return Math.floor(time / step) * step;
}

function countsOf(servers: StatusResponse<ServerId>['servers']): Counts {
  return perServer((id) => (servers[id].online ? servers[id].players.online : null));
}

function ticksOf(servers: StatusResponse<ServerId>['servers']): MeasuredTicks {
  const measured = serverIds().filter((id) => servers[id].online && servers[id].performance.measured);
  return Object.fromEntries(measured.map((id) => [id, servers[id].performance]));
}
