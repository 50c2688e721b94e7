/** Below figures that refresh by themselves; the first is followed by the time. */
export const refreshTexts = {
  lastUpdated: 'Last updated:',
  every: 'Auto-refreshes every 30 seconds',
  failed: 'Refresh failed. Trying again every 30 seconds.',
} as const;
