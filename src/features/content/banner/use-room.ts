import { useLayoutEffect, type RefObject } from 'react';
import { watchSize } from '@/lib/watch-size';

/** Of the document, as long as something stands along the foot of the window: its height, for what must not lie beneath it. */
const PROPERTY = '--foot';

/** Tells the page how high the element is that lies over its foot. */
export const useRoom = (element: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const { style } = document.documentElement;
    const endSize = watchSize(target, () => style.setProperty(PROPERTY, `${String(target.offsetHeight)}px`));
    return () => {
      endSize();
      style.removeProperty(PROPERTY);
    };
  }, [element]);
};
