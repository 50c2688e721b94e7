/** Of the pages as they were before decision 19, as far as it was written down. */
interface Before {
  /** The lowest and the highest of Lighthouse's readings. */
  score: readonly [number, number];
  /** Largest paint and blocking time in milliseconds. */
  largestPaint?: number;
  blocking?: number;
}

export const before: Partial<Record<string, Before>> = {
  '/': { score: [67, 69], largestPaint: 3_900, blocking: 980 },
  '/server-info': { score: [65, 65], largestPaint: 3_200, blocking: 2_170 },
  '/store': { score: [79, 79], largestPaint: 2_600, blocking: 840 },
  '/leaderboard': { score: [73, 73] },
  '/apply/form': { score: [68, 68] },
  '/rules': { score: [75, 75] },
};
