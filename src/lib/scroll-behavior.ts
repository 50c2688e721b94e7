/** True if the visitor prefers reduced motion; false during prerendering. */
export const prefersReducedMotion = (): boolean =>
  typeof window !== 'undefined' && window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Returns how the page scrolls for the visitor. It is not in the style sheet, because the browser must jump
 * when it opens a page at a fragment or returns to it.
 */
export const scrollBehavior = (): ScrollBehavior => (prefersReducedMotion() ? 'instant' : 'smooth');
