import { useEffect, useRef, useState } from 'react';
import { useNoScrollMemory, useStartAtTop } from '@/hooks/use-scroll';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useIsReturn } from '@/ui/routing/browser-router';
import { guidelinesRead, selectGuidelinesReadAt, selectIsRestored } from '../application-slice';
import { canScroll, isReading, scrolledShare, toPercent } from './reading-progress';
import { useGuidelinesRead } from './use-guidelines-read';

export interface Reading {
  /** Scroll position in whole percent; 100 once the guidelines are read. */
  percent: number;
  isRead: boolean;
  /** True if the visitor reached the end on this page just now. */
  isJustRead: boolean;
}

/** Tracks the visitor's reading of the guidelines, and stores when it was completed. */
export const useReading = (): Reading => {
  const dispatch = useAppDispatch();
  const isRestored = useAppSelector(selectIsRestored);
  const wasRead = useAppSelector((state) => selectGuidelinesReadAt(state) !== null);
  const isRead = useGuidelinesRead();
  const isLedHere = !useIsReturn();
  const [percent, setPercent] = useState(0);
  const [isJustRead, setJustRead] = useState(false);
  const before = useRef<number>(null);
  const isExpired = isRestored && wasRead && !isRead;
  // A visitor who must read again starts at the top.
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
    // A page that cannot scroll is not scrolled up.
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
