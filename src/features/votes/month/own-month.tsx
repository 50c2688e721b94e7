import type { VotesResponse } from '@/contract/votes';
import { formatNumber } from '@/lib/format-number';
import { voteBridge } from '@/messages/en/vote-bridge';
import { Grid } from '@/ui/layout/grid';
import { StatTile } from '@/ui/layout/stat-tile';

const { own: words } = voteBridge;

/** A player's place among the voters of the month, and the votes. */
export const OwnMonth = ({ month: { votes, rank } }: { month: VotesResponse['month'] }) => (
  <Grid min="140px" columns={2} gap={1.5}>
    <StatTile
      label={words.place}
      value={rank === null ? words.noPlace : `#${formatNumber(rank)}`}
      hint={words.ofMonth}
      color={rank === null ? 'muted' : 'gold'}
    />
    <StatTile label={words.votes} value={formatNumber(votes)} hint={words.ofMonth} />
  </Grid>
);
