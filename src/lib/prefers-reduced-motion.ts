/** Whether the visitor has asked their device for less motion; false where a page is prerendered. */
export const prefersReducedMotion = (): boolean =>
  typeof window !== 'undefined' && window.matchMedia('(prefers-reduced-motion: reduce)').matches;
