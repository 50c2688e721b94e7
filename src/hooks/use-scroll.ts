import { useEffect } from 'react';

/** While it is so, the browser puts nobody back to where they were on a page that looked otherwise then. */
export const useNoScrollMemory = (isSo: boolean): void => {
  useEffect(() => {
    if (!isSo) return undefined;
    history.scrollRestoration = 'manual';
    return () => {
      history.scrollRestoration = 'auto';
    };
  }, [isSo]);
};

/** Goes to the top of the page when it becomes so. */
export const useStartAtTop = (isSo: boolean): void => {
  useEffect(() => {
    if (isSo) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [isSo]);
};
