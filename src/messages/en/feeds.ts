import { identity } from '#network/identity';

/** Titles shown by feed readers and calendars. */
export const feedTexts = {
  news: `${identity.name} News`,
  events: `${identity.name} Events`,
  /** Precedes an event's prize. */
  prize: 'Prize',
} as const;
