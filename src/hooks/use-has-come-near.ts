import { useEffect, useState, type RefObject } from 'react';

/** So far below the window something is about to be seen. */
const MARGIN = '400px';

/** Whether the element has been in the window, or close to it, at some time. */
export const useHasComeNear = (element: RefObject<Element | null>): boolean => {
  const [hasComeNear, setHasComeNear] = useState(false);
  useEffect(() => {
    if (hasComeNear || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setHasComeNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [hasComeNear, element]);
  return hasComeNear;
};
