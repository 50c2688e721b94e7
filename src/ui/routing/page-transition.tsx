import { ViewTransition, type ReactNode } from 'react';
import { prefersReducedMotion } from '@/lib/prefers-reduced-motion';

/** The kind of transition that leads to another page. */
export const TO_PAGE = 'page';

const fade = { [TO_PAGE]: 'auto', default: 'none' };

/**
 * What is another on each page. When one takes the place of another, it fades into that of the next one, and all else is
 * there at once. Browsers take a picture of what fades, so the smaller it is, the sooner the next page shows.
 */
export const PageTransition = ({ children }: { children: ReactNode }) =>
  // React would hold up the next page for a transition without motion, too.
  prefersReducedMotion() ? (
    children
  ) : (
    <ViewTransition default="none" enter={fade} exit={fade}>
      {children}
    </ViewTransition>
  );
