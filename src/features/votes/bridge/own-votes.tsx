import type { ReactNode } from 'react';
import { voteBridge } from '#messages/vote-bridge';
import { Stack } from '@/ui/layout/stack';
import { OwnCard } from '../month/own-card';
import type { LinkedPlayer } from '../player/use-voter';
import { BridgedStreak } from './bridged-streak';
import { useVoteStatus } from './use-vote-status';

export interface OwnVotesProps {
  player: LinkedPlayer;
  /** A further link. */
  action: ReactNode;
}

/** Streak, rank, votes and rewards of an account's player. */
export const OwnVotes = ({ player, action }: OwnVotesProps) => {
  const status = useVoteStatus(player ?? null);
  const { nameless } = voteBridge.dashboard;
  return (
    <Stack gap={3}>
      <BridgedStreak player={player} status={status} nameless={nameless} action={action} />
      {typeof player === 'string' && <OwnCard player={player} status={status} nameless={nameless} />}
    </Stack>
  );
};
