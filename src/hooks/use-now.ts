import { startTransition, useEffect, useState } from 'react';
import { untilTomorrow } from '@/lib/calendar';

const SECOND_MS = 1000;
/** Changes of the clock and wake-ups of the machine send no event. */
const LONGEST_WAIT_MS = 60_000;

/**
 * Returns the time in milliseconds: every full second while `isCounting` returns true for it, else once a
 * minute and when a new day begins. It pauses while the page is hidden, and updates at once when the page
 * returns or `isCounting` changes. Null until the page is hydrated. Updates in a transition, because a whole
 * page may depend on it.
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
