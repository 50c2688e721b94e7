import { useEffect, useRef } from 'react';

/** Id of the open application's heading. */
export const PANE_HEAD_ID = 'application';
/** Id of the number of applications. */
export const COUNT_ID = 'applications-count';
export const LIST_ID = 'applications';
/** Id of an application's line in the list. */
export const lineId = (id: string): string => `application-${id}`;

/**
 * Moves focus, and on phones the view, to the heading of an application when it opens, and back to its line
 * when it closes. One that is open on page load leaves focus alone.
 */
export const useFocusOnOpen = (openId: string | null): void => {
  const shown = useRef(openId);
  useEffect(() => {
    const before = shown.current;
    if (before === openId) return;
    shown.current = openId;
    const target =
      openId === null
        ? // The line may be gone.
          (document.getElementById(lineId(before ?? '')) ?? document.getElementById(COUNT_ID))
        : document.getElementById(PANE_HEAD_ID);
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'nearest' });
  }, [openId]);
};
