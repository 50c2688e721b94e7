import { useEffect, type RefObject } from 'react';

/**
 * Calls `onDismiss`, while `active`, for a press outside of `container` and for focus that leaves it. Escape
 * is up to the component, because that also decides where focus goes.
 */
export const useDismiss = (
  container: RefObject<HTMLElement | null>,
  active: boolean,
  onDismiss: () => void,
): void => {
  useEffect(() => {
    if (!active) return;
    const leave = (event: Event) => {
      if (event.target instanceof Node && container.current?.contains(event.target) === false) onDismiss();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [active, container, onDismiss]);
};
