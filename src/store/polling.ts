/**
 * For queries that a page keeps fresh: asks every so many milliseconds while the page is visible (the library's word for
 * it is focused), and at once when it becomes so again.
 */
export const whileVisible = (pollingInterval: number) =>
  ({
    pollingInterval,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
    refetchOnMountOrArgChange: true,
  }) as const;
