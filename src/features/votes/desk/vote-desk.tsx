import { Stack } from '@/ui/layout/stack';
import { Companions } from './companions';
import { Ledger } from './ledger';
import { ListingSites } from './listing-sites/listing-sites';
import { Rewards } from './rewards';
import { TestVotes } from './test-votes';

/** Where admins see how votes come in and how rewards go out. */
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
