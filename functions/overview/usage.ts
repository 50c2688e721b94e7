import {
  CREDIT_PRICES,
  FOR_EACH_VISITORS_CALL,
  FREE_PLAN,
  NEARLY_OVER,
  type UsageResponse,
} from '@/contract/usage';
import type { Clock } from '../core/time/clock';
import type { UsageStore } from '../core/usage/usage-store';

const CREDITS_OF_REQUEST = CREDIT_PRICES.tenThousandRequests / 10_000;
const CREDITS_OF_BYTE = CREDIT_PRICES.gigabyte / 1e9;
const CREDITS_OF_MS = CREDIT_PRICES.functionHour / 3_600_000;

type Figures = Omit<UsageResponse, 'savings' | 'bytes'>;

/** Returns the site's usage this month. Rejects with `UnavailableError` when the database is away. */
export async function usageOf(store: Pick<UsageStore, 'read'>, clock: Pick<Clock, 'now'>): Promise<Figures> {
  const now = clock.now();
  const { commands, calls, views, ms } = await store.read(now);
  const requests = Math.round(calls + views * FOR_EACH_VISITORS_CALL.requests);
  const sent = views * FOR_EACH_VISITORS_CALL.bytes;
  const credits = requests * CREDITS_OF_REQUEST + sent * CREDITS_OF_BYTE + ms * CREDITS_OF_MS;
  const rounded = Math.round(credits * 100) / 100;
  return { endsAt: endOfMonth(now), commands, calls, credits: rounded, requests, sent };
}

/** Returns whether a plan is nearly used up that savings help with. */
export const isNearlyOver = ({ commands, credits }: Figures): boolean =>
  Math.max(commands / FREE_PLAN.commands, credits / FREE_PLAN.credits) >= NEARLY_OVER;

function endOfMonth(time: number): string {
  const date = new Date(time);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1)).toISOString();
}
