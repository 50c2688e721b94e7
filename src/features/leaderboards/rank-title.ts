import { rankTitles } from '#network/rank-titles';
import type { LeaderboardMode } from '@/contract/leaderboard';
import type { RankTitle } from '@/contract/network/leaderboards';

/** A player's title in a mode, if it has titles: by level, and for those without a level by rank, from 1 on. */
export const rankTitle = (
  mode: LeaderboardMode,
  level: number | null,
  place: number,
): RankTitle | undefined =>
  rankTitles[mode]?.find(({ fromLevel, toPlace = Infinity }) =>
    level === null ? place <= toPlace : level >= fromLevel,
  );
