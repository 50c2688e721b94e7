/**
 * Calls back whenever elements enter or leave the window, and once at the start: true if one of these is in it. Where privacy settings
 * remove the browser's observer, every element counts as visible.
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
  const observer = new IntersectionObserver(
    (entries) => onChange(entries.some(({ isIntersecting }) => isIntersecting)),
    { rootMargin: margin },
  );
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
};
