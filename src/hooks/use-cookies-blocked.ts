import { useSyncExternalStore } from 'react';

/** A visitor allows cookies in the browser's settings, and then comes back to the page. */
const subscribe = (notify: () => void) => {
  window.addEventListener('focus', notify);
  return () => window.removeEventListener('focus', notify);
};

/** Browsers that block cookies refuse the storage with them. Chrome still claims that cookies are enabled, so nobody asks it. */
const areBlocked = (): boolean => {
  try {
    void window.localStorage;
    return false;
  } catch {
    return true;
  }
};

/** True where the browser shows that it takes no cookies of this site. It does not know of extensions that remove them. */
export const useCookiesBlocked = (): boolean => useSyncExternalStore(subscribe, areBlocked, () => false);
