import { voteBridge } from '#messages/vote-bridge';
import type { VotesResponse } from '@/contract/votes';
import { formatNumber } from '@/lib/format-number';
import { Grid } from '@/ui/layout/grid';
import { StatTile } from '@/ui/layout/stat-tile';

const { own: texts } = voteBridge;

/** A player's rank among the month's voters, and the number of votes. */
export const OwnMonth = ({ month: { votes, rank } }: { month: VotesResponse['month'] }) => (
  <Grid min="140px" columns={2} gap={1.5}>
    <StatTile
      label={texts.place}
      value={rank === null ? texts.noPlace : `#${formatNumber(rank)}`}
      hint={texts.ofMonth}
      color={rank === null ? 'muted' : 'gold'}
    />
    <StatTile label={texts.votes} value={formatNumber(votes)} hint={texts.ofMonth} />
  </Grid>
);
