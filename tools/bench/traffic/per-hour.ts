const HOUR_S = 3_600;

/** What was counted in so many seconds, in an hour at the same pace. */
export const perHour = (count: number, seconds: number): number => Math.round((count * HOUR_S) / seconds);
