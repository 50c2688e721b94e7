import { useState, ViewTransition, type ReactNode } from 'react';
import { prefersReducedMotion } from '@/lib/prefers-reduced-motion';

/** The kind of transition that leads to another page. */
export const TO_PAGE = 'page';

/** Whether the visitor may see the head of a page. In a prerendered page, yes. */
export const isHeadInSight = (): boolean =>
  typeof window === 'undefined' || window.scrollY < window.innerHeight;

const fade = { [TO_PAGE]: 'auto', default: 'none' };

/**
 * What is another on each page. When one takes the place of another, it fades into that of the next one, and all else is
 * there at once. Browsers take a picture of what fades, so the smaller it is, the sooner the next page shows. React would
 * hold up the next page for a transition that shows nothing, too: where less motion is asked for, and where the head of
 * the page that is left is out of sight.
 */
export const PageTransition = ({ children }: { children: ReactNode }) => {
  const [isFading] = useState(() => isHeadInSight() && !prefersReducedMotion());
  return isFading ? (
    <ViewTransition default="none" enter={fade} exit={fade}>
      {children}
    </ViewTransition>
  ) : (
    children
  );
};
