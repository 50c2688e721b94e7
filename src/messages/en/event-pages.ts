import { identity } from '#network/identity';
import { isolated } from '@/lib/direction';

/** Words of the page of events. */
export const eventsPage = {
  title: 'Events',
  subtitle: `What takes place on ${identity.name}, and what there is to win.`,
  coming: 'Coming up',
  calendar: 'Subscribe in your calendar',
  file: 'Download as a calendar file',
  past: 'Past events',
  /** Behind the time of one that has ended while the page was open. */
  over: (time: string) => `${isolated(time)} · Over`,
  empty: { title: 'No events at the moment', text: 'The next one is told here and in the news.' },
  loading: 'The events are on their way.',
  failed: {
    title: 'The events cannot be read at the moment',
    text: 'The site does not answer. Please try again.',
  },
} as const;
