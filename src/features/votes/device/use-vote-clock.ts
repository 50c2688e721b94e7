import { useCallback } from 'react';
import { useNow } from '@/hooks/use-now';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { useDrawnSelector } from '@/store/use-drawn-selector';
import { selectHistory, selectSiteStatuses, selectVotesRestored } from '../votes-slice';
import { selectClaimsRestored } from './streaks-slice';

/**
 * Returns the only clock of a page with votes, in milliseconds; null until the time and the stored state are
 * known. Ticks every second only while `hasCountdowns` and a site's cooldown runs.
 */
export const useVoteClock = ({ hasCountdowns }: { hasCountdowns: boolean }): number | null => {
  const store = useAppStore();
  const history = useAppSelector(selectHistory);
  const isRestored = useDrawnSelector((state) => selectVotesRestored(state) && selectClaimsRestored(state));
  const isCounting = useCallback(
    (now: number) =>
      hasCountdowns &&
      history.length > 0 &&
      Object.values(selectSiteStatuses(store.getState(), now)).some(({ remaining }) => remaining > 0),
    [hasCountdowns, history, store],
  );
  const now = useNow(isCounting);
  return isRestored ? now : null;
};
