import { useEffect } from 'react';
import { votePage } from '#messages/vote-page';
import type { VotesResponse } from '@/contract/votes';
import { useAppDispatch } from '@/store/hooks';
import { notify } from '@/ui/feedback/toast';
import { settleOpenedVotes } from './thunks';

const { toasts } = votePage;

/** Thanks the visitor for votes of this browser that the server has counted, once each. */
export const useSettledVotes = (player: string | null, votes: VotesResponse | undefined): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (player === null || !votes) return;
    const { counted, isDayComplete, refused } = dispatch(settleOpenedVotes(player, votes, Date.now()));
    for (const { name } of counted) notify.success(toasts.thanks(name));
    for (const { name } of refused) notify.error(toasts.refused(name));
    if (isDayComplete) notify.success(toasts.all);
  }, [dispatch, player, votes]);
};
