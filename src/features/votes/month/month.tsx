import { voteBridge } from '@/messages/en/vote-bridge';
import { Columns } from '@/ui/layout/grid';
import { Stack } from '@/ui/layout/stack';
import { useStanding } from '../bridge/use-standing';
import { useVoter, type LinkedPlayer } from '../player/use-voter';
import { OwnCard } from './own-card';
import { PrizesCard } from './prizes-card';
import { VotersCard } from './voters-card';

/** Of the section that it stands in. */
export const monthTitle = { title: voteBridge.month.title, text: voteBridge.month.text };

/** The voters of the month, and the visitor's own part in it. */
export const Month = ({ linked }: { linked: LinkedPlayer }) => {
  const voter = useVoter(linked);
  const player = voter?.player ?? null;
  const standing = useStanding(player);
  return (
    <Columns template="minmax(0, 1fr) minmax(0, 1fr)" align="start">
      <VotersCard player={player} />
      <Stack gap={3}>
        <OwnCard player={voter ? player : undefined} standing={standing} nameless={voteBridge.own.nameless} />
        <PrizesCard />
      </Stack>
    </Columns>
  );
};
