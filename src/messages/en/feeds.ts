import { site } from '@/content/site';

/** What feed readers and calendars show above what they fetch. */
export const feedWords = {
  news: `${site.name} News`,
  events: `${site.name} Events`,
  /** In front of an event's prize. */
  prize: 'Prize',
} as const;
