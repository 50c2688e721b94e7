/**
 * Options of a query that polls, at this interval in milliseconds, while the page is visible (RTK Query calls it focused),
 * and refetches at once when it becomes visible again.
 */
export const whileVisible = (pollingInterval: number) =>
  ({
    pollingInterval,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
    refetchOnMountOrArgChange: true,
  }) as const;
