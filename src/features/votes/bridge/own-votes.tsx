import type { ReactNode } from 'react';
import { voteBridge } from '@/content/vote-bridge';
import { Stack } from '@/ui/layout/stack';
import { OwnCard } from '../month/own-card';
import { BridgedStreak } from './bridged-streak';
import { useStanding } from './use-standing';
import { useVoter, type LinkedPlayer } from './use-voter';

export interface OwnVotesProps {
  linked: LinkedPlayer;
  /** A link that leads on. */
  action: ReactNode;
}

/** The streak, the place, the votes and the rewards of an account's player, or of the name that this browser keeps. */
export const OwnVotes = ({ linked, action }: OwnVotesProps) => {
  const voter = useVoter(linked);
  const player = voter ? voter.player : undefined;
  const standing = useStanding(player ?? null);
  const { nameless } = voteBridge.dashboard;
  return (
    <Stack gap={3}>
      <BridgedStreak player={player} standing={standing} nameless={nameless} action={action} />
      {player !== null && <OwnCard player={player} standing={standing} nameless={nameless} />}
    </Stack>
  );
};
