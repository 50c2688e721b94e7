import { useEffect, useState, type RefObject } from 'react';
import { watchSight } from '@/lib/watch-sight';

/** Distance below the window at which something is about to be seen. */
const MARGIN = '400px';

/** Returns whether the element has ever been in or near the window. */
export const useHasComeNear = (element: RefObject<Element | null>): boolean => {
  const [hasComeNear, setHasComeNear] = useState(false);
  useEffect(() => {
    if (hasComeNear || !element.current) return;
    return watchSight(
      [element.current],
      (isNear) => {
        if (isNear) setHasComeNear(true);
      },
      MARGIN,
    );
  }, [hasComeNear, element]);
  return hasComeNear;
};
