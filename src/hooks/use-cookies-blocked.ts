import { useSyncExternalStore } from 'react';

/** A visitor allows cookies in the browser's settings, and then comes back to the page. */
const subscribe = (notify: () => void) => {
  window.addEventListener('focus', notify);
  return () => window.removeEventListener('focus', notify);
};

const PROBE = 'cookies=allowed';

/** Tries a cookie, and removes it: Chrome claims that cookies are enabled even where it blocks them. */
const areBlocked = (): boolean => {
  try {
    document.cookie = `${PROBE}; SameSite=Strict`;
    const isTaken = document.cookie.includes(PROBE);
    document.cookie = `${PROBE}; SameSite=Strict; Max-Age=0`;
    return !isTaken;
  } catch {
    return true;
  }
};

/** True where the browser shows that it takes no cookies of this site. It does not know of extensions that remove them. */
export const useCookiesBlocked = (): boolean => useSyncExternalStore(subscribe, areBlocked, () => false);
