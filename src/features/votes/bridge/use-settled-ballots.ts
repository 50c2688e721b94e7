import { useEffect } from 'react';
import type { VotesResponse } from '@/contract/votes';
import { votePage } from '@/messages/en/vote-page';
import { useAppDispatch } from '@/store/hooks';
import { notify } from '@/ui/feedback/toast';
import { settleBallots } from './acts';

const { toasts } = votePage;

/** Thanks for the votes of this browser that the server has counted, once each. */
export const useSettledBallots = (player: string | null, votes: VotesResponse | undefined): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (player === null || !votes) return;
    const { counted, isDayComplete, refused } = dispatch(settleBallots(player, votes, Date.now()));
    for (const { name } of counted) notify.success(toasts.thanks(name));
    for (const { name } of refused) notify.error(toasts.refused(name));
    if (isDayComplete) notify.success(toasts.all);
  }, [dispatch, player, votes]);
};
