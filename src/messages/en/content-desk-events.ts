import { isolated } from '@/lib/direction';

/** Texts of the content desk's events tab. */
export const eventsDesk = {
  states: { undated: 'No date', ahead: 'Upcoming', now: 'Happening now', over: 'Ended' },
  fields: {
    title: 'Title',
    when: 'When',
    startsAt: 'Starts',
    endsAt: 'Ends',
    prize: 'Prize',
    summary: 'Summary',
    art: 'Picture',
    href: 'Link',
  },
  rule: 'An event needs a start time, or a text that says when it takes place. A recurring event has only the text; it is listed first until you delete it. An event without an end lasts three hours, on the page and in calendars.',
  hints: {
    when: 'A text such as Every Saturday, shown instead of the date',
    summary: 'Shown in lists, previews and calendars',
    href: 'An address such as discord.gg/name, or a page of this site such as /rules',
  },
  untitled: 'Untitled',
  prize: (prize: string) => `Prize: ${isolated(prize)}`,
} as const;
