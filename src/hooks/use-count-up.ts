import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '@/lib/scroll-behavior';

const DURATION_MS = 700;
/** Nobody can read a number that changes more often. */
const STEP_MS = 50;

/** Fast at first, slower towards the end. */
const eased = (share: number): number => 1 - (1 - share) ** 3;

/**
 * Returns the smallest number with as many digits, so that figures of equal width do not move while counting.
 */
const startOf = (value: number): number => (value < 10 ? 0 : 10 ** (String(Math.floor(value)).length - 1));

/**
 * Returns the value or, once when it arrives, numbers counting up to it. Not for values in prerendered pages.
 */
export const useCountUp = (value: number, isArriving: boolean): number => {
  const [share, setShare] = useState(() => (isArriving && !prefersReducedMotion() ? 0 : 1));
  const isCounting = share < 1;
  useEffect(() => {
    if (!isCounting) return;
    let start: number | undefined;
    let last = 0;
    let frame = requestAnimationFrame(function step(now) {
      start ??= now;
      const next = Math.min(1, (now - start) / DURATION_MS);
      if (next === 1 || now - last >= STEP_MS) {
        last = now;
        setShare(next);
      }
      if (next < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [isCounting]);
  const start = startOf(value);
  return isCounting ? start + (value - start) * eased(share) : value;
};
