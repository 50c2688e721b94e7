import { useEffect, useState, type RefObject } from 'react';

/** Whether any part of the element is in the window now. */
export const useIsInView = (element: RefObject<Element | null>): boolean => {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => {
      setIsInView(entries.at(-1)?.isIntersecting === true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
};
