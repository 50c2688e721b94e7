import { useSyncExternalStore } from 'react';

/** A visitor who allows cookies in the browser's settings then returns to the page. */
const subscribe = (notify: () => void) => {
  window.addEventListener('focus', notify);
  return () => window.removeEventListener('focus', notify);
};

const PROBE = 'cookies=allowed';

/** Sets and removes a test cookie, because Chrome reports cookies as enabled even if it blocks them. */
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

/** True if the browser accepts no cookies of this site. Extensions that remove them go undetected. */
export const useCookiesBlocked = (): boolean => useSyncExternalStore(subscribe, areBlocked, () => false);
