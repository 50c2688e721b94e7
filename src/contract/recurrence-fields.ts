/** Ways in which an event repeats; days and weekdays are those of its beginning. */
export const REPEATS = ['weekly', 'monthly-on-day', 'monthly-on-weekday', 'monthly-on-last-weekday'] as const;
export type Repeats = (typeof REPEATS)[number];

export const RECURRENCE_LIMITS = { every: 52, count: 500, except: 50 } as const;
