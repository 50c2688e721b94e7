import { isolated } from '@/lib/direction';

/** What the content desk's tab of the events says. */
export const eventsDesk = {
  states: { undated: 'No date', ahead: 'To come', now: 'On now', over: 'Over' },
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
  rule: 'An event needs a beginning, or words that say when it takes place. What recurs has words alone, stands first and stays until you delete it. Without an end, an event lasts three hours, on the page and in calendars.',
  hints: {
    when: 'In words, such as Every Saturday. They are shown instead of the date.',
    summary: 'What lists, previews and calendars show',
    href: 'An address, such as discord.gg/name, or a page of this site, such as /rules',
  },
  untitled: 'Untitled',
  prize: (prize: string) => `Prize: ${isolated(prize)}`,
  link: 'Leads to',
} as const;
