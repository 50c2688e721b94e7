import { useSyncExternalStore } from 'react';

const isoDate = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

const today = () => isoDate(new Date());

/** The prerendered document says on which day it was built, so that hydration begins with the very same text. */
const dayOfBuild = () =>
  typeof document === 'undefined' ? today() : (document.documentElement.dataset['built'] ?? today());

const subscribe = () => () => undefined;

/** Today in the visitor's zone as `YYYY-MM-DD`; in prerendered pages the day of the build. */
export const useToday = (): string => useSyncExternalStore(subscribe, today, dayOfBuild);
