/**
 * Calls back whenever elements enter or leave the window, and once initially: true if one of them is visible.
 * If privacy settings remove the browser's observer, every element counts as visible.
 * @param margin distance from the window within which an element counts as visible
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
