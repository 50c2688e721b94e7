import { startTransition, useEffect, useState } from 'react';
import { untilTomorrow } from '@/lib/calendar';

const SECOND_MS = 1000;
/** A clock that is set, or a machine that slept, tells nobody. */
const LONGEST_WAIT_MS = 60_000;

/**
 * The time in milliseconds: each full second while `isCounting` says so of it, else once a minute and when a new day
 * begins, and not at all while the page is hidden; at once when it is back, and whenever `isCounting` changes. Null until
 * the page is hydrated. Drawn in a transition: a whole page may hang on it.
 */
export const useNow = (isCounting: (now: number) => boolean): number | null => {
  const [shown, setShown] = useState<number | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const now = Date.now();
      startTransition(() => setShown(now));
      const idle = Math.min(untilTomorrow(now), LONGEST_WAIT_MS);
      timer = setTimeout(tick, isCounting(now) ? SECOND_MS - (now % SECOND_MS) : idle);
    };
    const follow = () => {
      clearTimeout(timer);
      if (!document.hidden) tick();
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [isCounting]);
  return shown;
};
