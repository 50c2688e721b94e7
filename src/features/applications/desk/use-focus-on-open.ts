import { useEffect, useRef } from 'react';

/** Id of the head of the application that is open. */
export const PANE_HEAD_ID = 'application';
/** Id of what says how many there are. */
export const COUNT_ID = 'applications-count';
/** Id of the list. */
export const LIST_ID = 'applications';
/** Id of an application's line in the list. */
export const lineId = (id: string): string => `application-${id}`;

/**
 * The keyboard, and on a phone the eye, goes along: to the head of the application that was opened, and back to its
 * line when it was closed. The page's first one leaves the focus where it is.
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
