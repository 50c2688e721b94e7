import type { ReactNode } from 'react';
import { voteBridge } from '@/messages/en/vote-bridge';
import { Stack } from '@/ui/layout/stack';
import { OwnCard } from '../month/own-card';
import type { LinkedPlayer } from '../player/use-voter';
import { BridgedStreak } from './bridged-streak';
import { useStanding } from './use-standing';

export interface OwnVotesProps {
  player: LinkedPlayer;
  /** A link that leads on. */
  action: ReactNode;
}

/** The streak, the place, the votes and the rewards of an account's player. */
export const OwnVotes = ({ player, action }: OwnVotesProps) => {
  const standing = useStanding(player ?? null);
  const { nameless } = voteBridge.dashboard;
  return (
    <Stack gap={3}>
      <BridgedStreak player={player} standing={standing} nameless={nameless} action={action} />
      {typeof player === 'string' && <OwnCard player={player} standing={standing} nameless={nameless} />}
    </Stack>
  );
};
