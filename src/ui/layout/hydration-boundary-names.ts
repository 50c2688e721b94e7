/** Marks the element around a part of the page that hydrates by itself. */
export const BOUNDARY = 'data-boundary';

/** Dispatched on that element once its part is hydrated, or first rendered. */
export const HYDRATED_EVENT = 'hydrated';

/** Marks the document once anything on the page has been used. */
export const USED = 'data-used';

/** What shows that somebody wants to use the page. The last two are a redirect's, by the names that the router's package gives them. */
export const SIGNS_OF_USE = [
  'pointermove',
  'pointerdown',
  'keydown',
  'focusin',
  'input',
  'popstate',
  'pushState',
  'replaceState',
] as const;
