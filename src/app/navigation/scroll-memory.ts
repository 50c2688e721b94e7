import { currentEntry, tabMemory } from '@/lib/tab-memory';

const positions = tabMemory('scroll-positions');

/** The history entry whose page is shown. */
let shown: string | undefined;

/** Stores the scroll position of the current page. Must be called before the visitor leaves it. */
export const rememberScroll = (): void => {
  positions.set(shown ?? currentEntry(), window.scrollY);
  // The browser would scroll before the restored page has rendered.
  history.scrollRestoration = 'manual';
};

/** Must be called after a page has rendered. Restores the scroll position on a return to it. */
export const settleScroll = (isReturn: boolean): void => {
  shown = currentEntry();
  // The browser must do it if the page is reloaded.
  history.scrollRestoration = 'auto';
  const position = positions.get(shown);
  if (isReturn && typeof position === 'number') window.scrollTo({ top: position, behavior: 'instant' });
};
