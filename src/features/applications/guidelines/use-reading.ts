import { useEffect, useRef, useState } from 'react';
import { useNoScrollMemory, useStartAtTop } from '@/hooks/use-scroll';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { usePlace } from '@/ui/routing/place';
import { guidelinesRead, selectGuidelinesReadAt, selectIsRestored } from '../application-slice';
import { canScroll, isReading, scrolledShare, toPercent } from './reading-progress';
import { useGuidelinesRead } from './use-guidelines-read';

export interface Reading {
  /** Whole per cent: how far the page is scrolled, 100 once it counts as read. */
  percent: number;
  isRead: boolean;
  /** The visitor has come to the end just now, on this page. */
  isJustRead: boolean;
}

/** Follows the visitor through the guidelines, and remembers when they have read them. */
export const useReading = (): Reading => {
  const dispatch = useAppDispatch();
  const isRestored = useAppSelector(selectIsRestored);
  const wasRead = useAppSelector((state) => selectGuidelinesReadAt(state) !== null);
  const isRead = useGuidelinesRead();
  const isLedHere = !usePlace().isReturn;
  const [percent, setPercent] = useState(0);
  const [isJustRead, setJustRead] = useState(false);
  const before = useRef<number>(null);
  const isExpired = isRestored && wasRead && !isRead;
  // Whoever has to read again begins at the top.
  useNoScrollMemory(isExpired);
  useStartAtTop(isExpired);

  useEffect(() => {
    const page = document.documentElement;
    const share = () => scrolledShare(page);
    const look = () => {
      const now = share();
      setPercent(toPercent(now));
      if (!isRestored) return;
      if (isReading(before.current, now, isRead)) {
        dispatch(guidelinesRead());
        if (!isRead) setJustRead(true);
      }
      before.current = now;
    };
    if (isExpired) before.current = null;
    // A page that cannot be scrolled has nothing to be led up.
    else if (isLedHere && canScroll(page)) before.current ??= share();
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [dispatch, isExpired, isLedHere, isRead, isRestored]);

  return { percent: isRead ? 100 : percent, isRead, isJustRead: isRead && isJustRead };
};
