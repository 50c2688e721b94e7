import { useEffect } from 'react';

/**
 * Disables the browser's scroll restoration while true, for a page that looked different when it was left.
 */
export const useNoScrollMemory = (isSo: boolean): void => {
  useEffect(() => {
    if (!isSo) return undefined;
    history.scrollRestoration = 'manual';
    return () => {
      history.scrollRestoration = 'auto';
    };
  }, [isSo]);
};

/** Scrolls to the top of the page when it becomes true. */
export const useStartAtTop = (isSo: boolean): void => {
  useEffect(() => {
    if (isSo) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [isSo]);
};
