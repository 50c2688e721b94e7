import { useSyncExternalStore } from 'react';

/** A visitor allows cookies in the browser's settings, and then comes back to the page. */
const subscribe = (notify: () => void) => {
  window.addEventListener('focus', notify);
  return () => window.removeEventListener('focus', notify);
};

/** True where the browser says that it takes no cookies of this site. An extension that removes them makes no such statement. */
export const useCookiesBlocked = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.cookieEnabled,
    () => false,
  );
