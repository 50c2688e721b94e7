import { isolated } from '@/lib/direction';

/** Texts of a single event's page. */
export const eventPage = {
  back: 'All events',
  /** Time until the event begins, `3 days, 04:12:33`. */
  countdown: {
    days: { one: 'Starts in {count} day, ', other: 'Starts in {count} days, ' },
    today: 'Starts in ',
  },
  now: 'Happening now',
  over: 'This event is over.',
  calendar: {
    title: 'Add to calendar',
    /** Label of the file, which calendars of all makers open. */
    file: 'Apple, Outlook and others',
    google: 'Google Calendar',
  },
  more: 'More about this event',
  loading: 'Loading the event...',
  failed: {
    title: 'This event could not be loaded',
    text: 'The site is not responding. Please try again.',
  },
} as const;

export const eventsPage = {
  coming: 'Coming up',
  /** Link to the page of an event whose title leads elsewhere. */
  details: 'Countdown and calendar',
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
