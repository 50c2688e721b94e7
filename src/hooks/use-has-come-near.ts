import { useEffect, useState, type RefObject } from 'react';
import { watchSight } from '@/lib/watch-sight';

/** So far below the window something is about to be seen. */
const MARGIN = '400px';

/** Whether the element has been in the window, or close to it, at some time. */
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
