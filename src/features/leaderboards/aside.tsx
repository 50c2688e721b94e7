import type { LeaderboardMode } from '@/contract/leaderboard';
import { Stack } from '@/ui/layout/stack';
import { TitlesCard } from './board/titles-card';
import { PlayerSearch } from './players/player-search';

/** Beside the board, or below it on a phone. */
export const Aside = ({ mode }: { mode: LeaderboardMode }) => (
  <Stack gap={3}>
    <PlayerSearch mode={mode} />
    <TitlesCard />
  </Stack>
);
