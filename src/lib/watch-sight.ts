/**
 * Calls back whenever one of the elements enters or leaves the window, and once at the start. A browser whose privacy settings
 * remove the observer shows every element as visible.
 * @param margin how far around the window an element is visible already
 * @returns the unsubscribe function
 */
export const watchSight = (
  elements: readonly Element[],
  onChange: (isVisible: boolean) => void,
  margin = '0px',
): (() => void) => {
  if (typeof IntersectionObserver === 'undefined') {
    const timer = setTimeout(onChange, 0, true);
    return () => clearTimeout(timer);
  }
  const visible = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) visible.add(target);
        else visible.delete(target);
      }
      onChange(visible.size > 0);
    },
    { rootMargin: margin },
  );
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
};
