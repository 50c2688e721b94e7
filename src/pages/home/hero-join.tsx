import { CopyAddress } from '@/features/status/connect/copy-address';
import { PlayersOnline } from '@/features/status/connect/players-online';
import { Stack } from '@/ui/layout/stack';

/** The address, and how many play there. */
export const HeroJoin = () => (
  <Stack gap={1} align="start">
    <CopyAddress />
    <PlayersOnline />
  </Stack>
);
