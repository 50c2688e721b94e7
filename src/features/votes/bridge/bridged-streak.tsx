import { useState, type ReactNode } from 'react';
import { voteBridge } from '#messages/vote-bridge';
import { votePage } from '#messages/vote-page';
import type { VotesResponse } from '@/contract/votes';
import { toFailure } from '@/store/failure';
import { Skeleton } from '@/ui/feedback/skeleton';
import { notify } from '@/ui/feedback/toast';
import { milestonesBy } from '../parts/milestones';
import { StreakCard } from '../parts/streak-card';
import { bridgeApi } from './bridge-api';
import { StreakFacts } from './streak-facts';
import type { VoteStatus } from './use-vote-status';

const milestonesOf = ({ milestones }: VotesResponse) =>
  milestonesBy((days) => milestones.find((milestone) => milestone.days === days)?.state ?? 'locked');

export interface BridgedStreakProps {
  /** Null without a player; undefined until that is known. */
  player: string | null | undefined;
  status: VoteStatus;
  /** Text shown without a player. */
  nameless: string;
  /** A further link. */
  action?: ReactNode;
}

/** A player's streak, as the server reports it. */
export const BridgedStreak = ({ player, status, nameless, action }: BridgedStreakProps) => {
  const { votes, problem } = status;
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
  // A milestone reached by the best streak stays reached, whatever the current days.
  const isReached = milestones?.states[milestones.next] === 'claimable';
  const texts = () => {
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
      {texts()}
    </StreakCard>
  );
};
