import { Stack } from '@/ui/layout/stack';
import { Companions } from './companions';
import { Ledger } from './ledger';
import { ListingSites } from './listing-sites/listing-sites';
import { Rewards } from './rewards';
import { TestVotes } from './test-votes';

/** Desk where admins see incoming votes and outgoing rewards. */
const VoteDesk = () => (
  <Stack gap={3}>
    <Companions />
    <ListingSites />
    <TestVotes />
    <Rewards />
    <Ledger />
  </Stack>
);

export default VoteDesk;
