/** Id of the boot script's element. */
export const BOOT_ID = 'boot';

/** Id of the notice for outdated browsers in the prerendered document. */
export const OUTDATED_ID = 'outdated';

/** Id of the link to the prerendered page's styles. */
export const PAGE_STYLES_ID = 'page-styles';

/** Marks the element around a separately hydrated part of the page. */
export const BOUNDARY = 'data-boundary';

/** Dispatched on that element once its part is hydrated, or first rendered. */
export const HYDRATED_EVENT = 'hydrated';

/** Dispatched on the window each time that a part's code fails to load. */
export const PART_FAILED = 'unloaded';

/** Marks the document once there was any interaction. */
export const USED = 'data-used';

/** Dispatched on the window when a link or redirect navigates within the site. */
export const LEAVE = 'leave';

/** Events that count as an interaction, or as a redirect from the page. */
export const INTERACTIONS = [
  'pointermove',
  'pointerdown',
  'keydown',
  'focusin',
  'input',
  'popstate',
  LEAVE,
] as const;
