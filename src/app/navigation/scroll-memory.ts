import { currentEntry, tabMemory } from '@/lib/tab-memory';

const positions = tabMemory('scroll-positions');

/** The entry whose page is shown. */
let shown: string | undefined;

/** Notes how far the page that is shown is scrolled. Belongs before the visitor leaves it. */
export const rememberScroll = (): void => {
  positions.set(shown ?? currentEntry(), window.scrollY);
  // The browser would put the visitor back before the page that they come back to is drawn.
  history.scrollRestoration = 'manual';
};

/** Belongs after a page is drawn. One that the visitor comes back to is scrolled to where it was. */
export const settleScroll = (isReturn: boolean): void => {
  shown = currentEntry();
  // Should the page be loaded anew, the browser has to do it.
  history.scrollRestoration = 'auto';
  const position = positions.get(shown);
  if (isReturn && typeof position === 'number') window.scrollTo({ top: position, behavior: 'instant' });
};
