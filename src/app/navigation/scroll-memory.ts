import { isRecord } from '@/lib/is-record';

/** Where positions are kept while the tab shows another document. */
const STORED = 'scroll-positions';

/** The same for as long as the entry is in the browser's history. */
const currentEntry = (): string =>
  // eslint-disable-next-line no-restricted-properties -- checked on the same line
  ('navigation' in window && window.navigation.currentEntry?.key) || window.location.href;

const readPositions = (): Record<string, unknown> => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORED) ?? '{}');
    return isRecord(stored) ? stored : {};
  } catch {
    return {};
  }
};

let positions: Record<string, unknown> | undefined;
/** The entry whose page is shown. */
let shown: string | undefined;

/** Notes how far the page that is shown is scrolled. Belongs before the visitor leaves it. */
export const rememberScroll = (): void => {
  positions ??= readPositions();
  positions[shown ?? currentEntry()] = window.scrollY;
  // The browser would put the visitor back before the page that they come back to is drawn.
  history.scrollRestoration = 'manual';
  try {
    sessionStorage.setItem(STORED, JSON.stringify(positions));
  } catch {
    // They are still known for as long as this document is shown.
  }
};

/** Belongs after a page is drawn. One that the visitor comes back to is scrolled to where it was. */
export const settleScroll = (isReturn: boolean): void => {
  positions ??= readPositions();
  shown = currentEntry();
  // Should the page be loaded anew, the browser has to do it.
  history.scrollRestoration = 'auto';
  const position = positions[shown];
  if (isReturn && typeof position === 'number') window.scrollTo({ top: position, behavior: 'instant' });
};
