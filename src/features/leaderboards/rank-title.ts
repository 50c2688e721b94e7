import { rankTitles } from '#network/rank-titles';
import type { LeaderboardMode } from '@/contract/leaderboard';
import type { RankTitle } from '@/contract/network/leaderboards';

/** Returns a player's title in a mode with titles: by level, or by rank (from 1) for a player without a level. */
export const rankTitle = (
  mode: LeaderboardMode,
  level: number | null,
  place: number,
): RankTitle | undefined =>
  rankTitles[mode]?.find(({ fromLevel, toPlace = Infinity }) =>
    level === null ? place <= toPlace : level >= fromLevel,
  );
