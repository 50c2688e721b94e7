import { startTransition, useContext, useEffect, useEffectEvent, useState } from 'react';
import { ReactReduxContext } from 'react-redux';
import { useIsTakenOver } from '@/hooks/use-is-taken-over';
import { useAppStore } from './hooks';
import type { RootState } from './reducer';

/**
 * Like `useAppSelector`, for what takes long to draw: React draws what has changed in a transition, in slices of a few
 * milliseconds between which the page answers its visitor, rather than at once and as a whole.
 */
export const useDrawnSelector = <Selected>(select: (state: RootState) => Selected): Selected => {
  const store = useAppStore();
  const getPrerendered = useContext(ReactReduxContext)?.getServerState as (() => RootState) | undefined;
  const isTakenOver = useIsTakenOver();
  const [drawn, setDrawn] = useState(() =>
    isTakenOver && getPrerendered ? getPrerendered() : store.getState(),
  );
  const follow = useEffectEvent(() => {
    const now = store.getState();
    if (now === drawn || Object.is(select(drawn), select(now))) return;
    startTransition(() => setDrawn(now));
  });
  useEffect(() => store.subscribe(() => follow()), [store]);
  // After each drawing: by then the state may be another, and what is selected of it another thing.
  useEffect(() => follow());
  return select(drawn);
};
