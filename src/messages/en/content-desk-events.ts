import type { Repeats } from '@/contract/content-fields';
import { isolated } from '@/lib/direction';

/** Texts of the content desk's events tab. */
export const eventsDesk = {
  states: { undated: 'No date', ahead: 'Upcoming', now: 'Happening now', over: 'Ended' },
  fields: {
    title: 'Title',
    when: 'When',
    startsAt: 'Starts',
    endsAt: 'Ends',
    repeats: 'Repeats',
    every: 'Interval in weeks or months',
    everyWeeks: 'Interval in weeks',
    everyMonths: 'Interval in months',
    until: 'Last day',
    count: 'Number of times',
    except: 'Except on',
    prize: 'Prize',
    summary: 'Summary',
    art: 'Picture',
    href: 'Link',
  },
  rule: 'An event needs a start time, or a text that says when it takes place. An event without a start time is listed last until you delete it. An event without an end lasts three hours, on the page and in calendars.',
  never: 'Never',
  /** Options until the event has a beginning, which they then name. */
  repeats: {
    weekly: 'Every week',
    'monthly-on-day': 'Every month, on the same day',
    'monthly-on-weekday': 'Every month, on the same weekday',
    'monthly-on-last-weekday': 'Every month, on the last such weekday',
  } satisfies Record<Repeats, string>,
  hints: {
    when: 'A text such as Every Saturday, shown instead of the date',
    /** Instead of the above for an event that repeats. */
    whenEmpty: (words: string) => `If left empty, it says: ${words}`,
    every: '1 for every week or month, 2 for every second one',
    until: 'Leave it empty if the event goes on',
    count: 'Instead of a last day',
    except: 'Days such as 2026-12-25, separated by commas',
    summary: 'Shown in lists, previews and calendars',
    href: 'An address such as discord.gg/name, or a page of this site such as /rules',
  },
  untitled: 'Untitled',
  prize: (prize: string) => `Prize: ${isolated(prize)}`,
} as const;

/** Faults of how an event repeats. */
export const recurrenceFaults = {
  every: (most: number) => `Enter a whole number from 1 to ${String(most)}`,
  until: 'Enter a day, or clear the field',
  count: (most: number) => `Enter a whole number from 1 to ${String(most)}, or clear the field`,
  twoEnds: 'Enter either a last day or a number of times',
  except: (day: string) => `${isolated(day)} is not a day: write it like 2026-12-25`,
  days: (most: number) => `Enter at most ${String(most)} days`,
  never: 'This event never takes place. Check its start, its last day and the days it skips',
} as const;

/** A recurrence as text; weekdays and ordinals are those of its beginning. */
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
  at: (days: string, time: string) => `${days}, ${time}`,
} as const;
