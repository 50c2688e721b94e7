import { voteBridge } from '#messages/vote-bridge';
import { Columns } from '@/ui/layout/grid';
import { Stack } from '@/ui/layout/stack';
import { useVoteStatus } from '../bridge/use-vote-status';
import { useVoter, type LinkedPlayer } from '../player/use-voter';
import { OwnCard } from './own-card';
import { PrizesCard } from './prizes-card';
import { VotersCard } from './voters-card';

/** Title and text of its section. */
export const monthTitle = { title: voteBridge.month.title, text: voteBridge.month.text };

/** Voters of the month, and the visitor's own rank and votes. */
export const Month = ({ linked }: { linked: LinkedPlayer }) => {
  const voter = useVoter(linked);
  const player = voter?.player ?? null;
  const status = useVoteStatus(player);
  return (
    <Columns template="minmax(0, 1fr) minmax(0, 1fr)" align="start">
      <VotersCard player={player} />
      <Stack gap={3}>
        <OwnCard player={voter ? player : undefined} status={status} nameless={voteBridge.own.nameless} />
        <PrizesCard />
      </Stack>
    </Columns>
  );
};
