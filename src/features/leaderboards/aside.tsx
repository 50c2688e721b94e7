import { leveled, rankTitles } from '#network/rank-titles';
import type { GameMode } from '@/contract/network/leaderboards';
import { Stack } from '@/ui/layout/stack';
import { TitlesCard } from './board/titles-card';
import { PlayerSearch } from './players/player-search';

/** Column beside the board, or below it on a phone. */
export const Aside = ({ mode }: { mode: GameMode }) => {
  const titles = rankTitles[mode.id] ?? [];
  return (
    <Stack gap={3}>
      <PlayerSearch mode={mode} />
      {titles.length > 0 && <TitlesCard titles={titles} hasLevel={leveled.includes(mode.id)} />}
    </Stack>
  );
};
