import { useState, type ReactNode } from 'react';
import type { VotesResponse } from '@/contract/votes';
import { voteBridge } from '@/messages/en/vote-bridge';
import { votePage } from '@/messages/en/vote-page';
import { toFailure } from '@/store/failure';
import { Skeleton } from '@/ui/feedback/skeleton';
import { notify } from '@/ui/feedback/toast';
import { milestonesBy } from '../parts/milestones';
import { StreakCard } from '../parts/streak-card';
import { bridgeApi } from './bridge-api';
import { StreakFacts } from './streak-facts';
import type { Standing } from './use-standing';

const milestonesOf = ({ milestones }: VotesResponse) =>
  milestonesBy((days) => milestones.find((milestone) => milestone.days === days)?.state ?? 'locked');

export interface BridgedStreakProps {
  /** Null while there is nobody; undefined until that is known. */
  player: string | null | undefined;
  standing: Standing;
  /** What is said while there is nobody. */
  nameless: string;
  /** A link that leads on. */
  action?: ReactNode;
}

/** A player's streak, as the server says. */
export const BridgedStreak = ({ player, standing, nameless, action }: BridgedStreakProps) => {
  const { votes, problem } = standing;
  const [claimMilestone] = bridgeApi.useClaimMilestoneMutation();
  const [claiming, setClaiming] = useState<number>();
  const claim = async (days: number) => {
    if (typeof player !== 'string') return;
    setClaiming(days);
    const { error } = await claimMilestone({ player, days });
    setClaiming(undefined);
    if (error) notify.error(toFailure(error).message);
    else notify.success(votePage.toasts.claimed(days));
  };
  const milestones = votes ? milestonesOf(votes) : undefined;
  // One that is reached by the best streak is reached, whatever the days are now.
  const isReached = milestones?.states[milestones.next] === 'claimable';
  const words = () => {
    if (player === null) return nameless;
    if (votes) return <StreakFacts streak={votes.streak} />;
    return problem === undefined ? <Skeleton height="1.5rem" width="60%" /> : voteBridge.voter.failed;
  };
  return (
    <StreakCard
      days={votes ? votes.streak.days : null}
      isBusy={player !== null && !votes && problem === undefined}
      reached={isReached ? milestones.next : (votes?.streak.days ?? 0)}
      milestones={milestones ?? (player === null ? milestonesBy(() => 'locked') : undefined)}
      onClaim={(days) => void claim(days)}
      claiming={claiming}
      action={action}
    >
      {words()}
    </StreakCard>
  );
};
