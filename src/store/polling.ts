import { isSaved } from '@/lib/data-block';

/** Factor by which polling is slower while the site saves. */
const SLOWNESS = 4;

/**
 * Options of a query that polls, at this interval in milliseconds, while the page is visible (RTK Query calls it focused),
 * and refetches at once when it becomes visible again. The interval is longer while the site saves.
 */
export const whileVisible = (intervalMs: number) =>
  ({
    get pollingInterval() {
      return isSaved('polls') ? SLOWNESS * intervalMs : intervalMs;
    },
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
    refetchOnMountOrArgChange: true,
  }) as const;
