import type { ReactNode } from 'react';
import { votePage } from '#messages/vote-page';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { notify } from '@/ui/feedback/toast';
import { StreakCard } from '../parts/streak-card';
import { selectStreak } from '../votes-slice';
import { selectMilestones } from './streaks-slice';
import { claimReward } from './thunks';

export interface DeviceStreakProps {
  /** Milliseconds since 1970; null until it is known. */
  now: number | null;
  /** True if nothing is known of the visitor's votes. */
  isUnknown?: boolean;
  /** A further link. */
  action?: ReactNode;
}

/** Streak from the votes stored in this browser. */
export const DeviceStreak = ({ now, isUnknown = false, action }: DeviceStreakProps) => {
  const dispatch = useAppDispatch();
  const streak = useAppSelector((state) => (now === null ? null : selectStreak(state, now)));
  const milestones = useAppSelector((state) =>
    streak === null ? undefined : selectMilestones(state, streak),
  );
  const claim = (days: number) => {
    if (dispatch(claimReward(days, Date.now()))) notify.success(votePage.toasts.claimed(days));
  };
  return (
    <StreakCard
      days={streak}
      isBusy={streak === null && !isUnknown}
      reached={streak ?? 0}
      milestones={milestones}
      onClaim={claim}
      action={action}
    >
      {votePage.streak.text}
    </StreakCard>
  );
};
