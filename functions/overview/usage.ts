import { CREDIT_PRICES, type UsageResponse } from '@/contract/usage';
import type { Clock } from '../core/time/clock';
import type { UsageStore } from '../core/usage/usage-store';

const CREDITS_OF_CALL = CREDIT_PRICES.tenThousandRequests / 10_000;
const CREDITS_OF_MS = CREDIT_PRICES.functionHour / 3_600_000;

/** Returns the site's usage this month. Rejects with `UnavailableError` when the database is away. */
export async function usageOf(
  store: Pick<UsageStore, 'read'>,
  clock: Pick<Clock, 'now'>,
): Promise<UsageResponse> {
  const now = clock.now();
  const { commands, calls, ms, bytes } = await store.read(now);
  const credits = calls * CREDITS_OF_CALL + ms * CREDITS_OF_MS;
  return { endsAt: endOfMonth(now), commands, calls, credits: Math.round(credits * 100) / 100, bytes };
}

function endOfMonth(time: number): string {
  const date = new Date(time);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1)).toISOString();
}
