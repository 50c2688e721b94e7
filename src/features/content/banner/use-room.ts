import { useLayoutEffect, type RefObject } from 'react';
import { watchSize } from '@/lib/watch-size';
import { BANNER_HEIGHT } from '@/theme/foot';

/** Tells the page the height of the element that covers its bottom. */
export const useRoom = (element: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const { style } = document.documentElement;
    const endSize = watchSize(target, () =>
      style.setProperty(BANNER_HEIGHT, `${String(target.offsetHeight)}px`),
    );
    return () => {
      endSize();
      style.removeProperty(BANNER_HEIGHT);
    };
  }, [element]);
};
