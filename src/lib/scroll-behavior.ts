import { prefersReducedMotion } from './prefers-reduced-motion';

/**
 * How a page scrolls to what the visitor asked for. The style sheet says nothing of it: the browser, which opens a page at
 * a fragment or comes back to it, is to be there at once.
 */
export const scrollBehavior = (): ScrollBehavior => (prefersReducedMotion() ? 'instant' : 'smooth');
