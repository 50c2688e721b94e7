import { identity } from '#network/identity';

/** What feed readers and calendars show above what they fetch. */
export const feedWords = {
  news: `${identity.name} News`,
  events: `${identity.name} Events`,
  /** In front of an event's prize. */
  prize: 'Prize',
} as const;
