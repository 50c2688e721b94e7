/** Words of the pages that are read from top to bottom. */
export const reading = {
  updated: 'Last updated',
} as const;
