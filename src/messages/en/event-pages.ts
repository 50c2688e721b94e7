import { isolated } from '@/lib/direction';

export const eventsPage = {
  coming: 'Coming up',
  calendar: 'Subscribe in your calendar',
  file: 'Download as a calendar file',
  past: 'Past events',
  /** Time of an event that has ended while the page was open. */
  over: (time: string) => `${isolated(time)} · Over`,
  empty: { title: 'No events at the moment', text: 'The next one will be announced here and in the news.' },
  loading: 'Loading events...',
  failed: {
    title: 'Events could not be loaded',
    text: 'The site is not responding. Please try again.',
  },
} as const;
