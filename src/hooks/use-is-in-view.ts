import { useEffect, useState, type RefObject } from 'react';
import { watchSight } from '@/lib/watch-sight';

/** Returns whether any part of the element is in the window. */
export const useIsInView = (element: RefObject<Element | null>): boolean => {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => (element.current ? watchSight([element.current], setIsInView) : undefined), [element]);
  return isInView;
};
