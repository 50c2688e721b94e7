import { useSyncExternalStore } from 'react';

const isoDate = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

const today = () => isoDate(new Date());

/** The prerendered document contains the day of its build, so that hydration starts with the same text. */
const dayOfBuild = () =>
  typeof document === 'undefined' ? today() : (document.documentElement.dataset['built'] ?? today());

const subscribe = () => () => undefined;

/** Returns today in the visitor's time zone as `YYYY-MM-DD`; the day of the build in prerendered pages. */
export const useToday = (): string => useSyncExternalStore(subscribe, today, dayOfBuild);
