import { useContext, useMemo } from 'react';
import { ReactReduxContext } from 'react-redux';
import { useDrawn } from '@/hydration/hooks';
import { useAppStore } from './hooks';
import type { RootState } from './reducer';

/** `useAppSelector` for state that takes long to render: see {@link useDrawn}. */
export const useDrawnSelector = <Selected>(select: (state: RootState) => Selected): Selected => {
  const store = useAppStore();
  const getPrerendered = useContext(ReactReduxContext)?.getServerState as (() => RootState) | undefined;
  const source = useMemo(
    () => ({
      now: store.getState,
      prerendered: getPrerendered ?? store.getState,
      subscribe: (notify: () => void) => store.subscribe(notify),
    }),
    [store, getPrerendered],
  );
  return select(useDrawn(source, (drawn, now) => Object.is(select(drawn), select(now))));
};
