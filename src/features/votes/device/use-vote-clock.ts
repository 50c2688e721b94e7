import { useCallback } from 'react';
import { useNow } from '@/hooks/use-now';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { useDrawnSelector } from '@/store/use-drawn-selector';
import { selectHistory, selectStandings, selectVotesRestored } from '../votes-slice';
import { selectClaimsRestored } from './streaks-slice';

/**
 * The one clock of a page that shows votes, in milliseconds; null until the time and what the browser remembers are known.
 * Ticks by the second only while `hasCountdowns` and a site's cooldown runs.
 */
export const useVoteClock = ({ hasCountdowns }: { hasCountdowns: boolean }): number | null => {
  const store = useAppStore();
  const history = useAppSelector(selectHistory);
  const isRestored = useDrawnSelector((state) => selectVotesRestored(state) && selectClaimsRestored(state));
  const isCounting = useCallback(
    (now: number) =>
      hasCountdowns &&
      history.length > 0 &&
      Object.values(selectStandings(store.getState(), now)).some(({ remaining }) => remaining > 0),
    [hasCountdowns, history, store],
  );
  const now = useNow(isCounting);
  return isRestored ? now : null;
};
