import { LEAVES } from '@/lib/navigation-events';

/** Marks the element around a part of the page that hydrates by itself. */
export const BOUNDARY = 'data-boundary';

/** Dispatched on that element once its part is hydrated, or first rendered. */
export const HYDRATED_EVENT = 'hydrated';

/** Dispatched on the window each time that the code of a part fails to come. */
export const PART_FAILED = 'unloaded';

/** Marks the document once anything on the page has been used. */
export const USED = 'data-used';

/** What shows that somebody wants to use the page, or that a redirect leads on from it. */
export const SIGNS_OF_USE = [
  'pointermove',
  'pointerdown',
  'keydown',
  'focusin',
  'input',
  'popstate',
  ...LEAVES,
] as const;
