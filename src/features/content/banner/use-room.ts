import { useLayoutEffect, type RefObject } from 'react';

/** Of the document, as long as something stands along the foot of the window: its height, for what must not lie beneath it. */
const PROPERTY = '--foot';

/** Tells the page how high the element is that lies over its foot. */
export const useRoom = (element: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty(PROPERTY, `${String(target.offsetHeight)}px`),
    );
    observer.observe(target);
    return () => {
      observer.disconnect();
      style.removeProperty(PROPERTY);
    };
  }, [element]);
};
