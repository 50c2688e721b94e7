/** A recurrence in words; weekdays and ordinals are those of its beginning. */
export const recurrenceTexts = {
  weekly: (every: number, weekday: string) =>
    every === 1 ? `Every ${weekday}` : `Every ${String(every)} weeks, on ${weekday}`,
  monthly: (every: number, day: string) =>
    every === 1 ? `Every month on ${day}` : `Every ${String(every)} months on ${day}`,
  day: (day: number) => `day ${String(day)}`,
  weekday: (week: number, weekday: string) =>
    `the ${['first', 'second', 'third', 'fourth', 'fifth'][week - 1] ?? ''} ${weekday}`,
  lastWeekday: (weekday: string) => `the last ${weekday}`,
  /** Follows the above. */
  at: (words: string, time: string) => `${words}, ${time}`,
} as const;
