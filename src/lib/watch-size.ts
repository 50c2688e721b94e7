/**
 * Calls back initially and whenever the element's size changes. A browser whose privacy settings remove the
 * observer reports window changes only.
 * @returns the unsubscribe function
 */
export const watchSize = (element: Element, onChange: () => void): (() => void) => {
  if (typeof ResizeObserver !== 'undefined') {
    const observer = new ResizeObserver(onChange);
    observer.observe(element);
    return () => observer.disconnect();
  }
  onChange();
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
};
