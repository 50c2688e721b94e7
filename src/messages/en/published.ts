import { identity } from '#network/identity';

/** Texts around the owner's content. */
export const published = {
  news: {
    all: { label: 'All news', page: 'news' },
    none: 'There is no news at the moment.',
  },
  events: {
    all: { label: 'All events', page: 'events' },
    none: 'No events are planned at the moment.',
    ownTime: (time: string) => `Your time: ${time}`,
    next: (time: string) => `Next: ${time}`,
    /** Mark of an event on the community page. */
    type: 'Event',
  },
  faq: {
    none: 'There are no questions here yet. Write to us, and a person will answer.',
  },
} as const;

/** The owner's banner along the bottom of all pages. */
export const banner = {
  label: 'Announcement',
  dismiss: 'Dismiss',
} as const;

/** Titles shown by feed readers and calendars. */
export const feedTexts = {
  news: `${identity.name} News`,
  events: `${identity.name} Events`,
  /** Precedes an event's prize. */
  prize: 'Prize',
} as const;
