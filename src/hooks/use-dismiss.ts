import { useEffect, type RefObject } from 'react';

/**
 * While `active`, calls `onDismiss` for a press outside of `container` and for focus that moves out of it.
 * Escape is the component's own, since it also decides where the focus goes.
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
