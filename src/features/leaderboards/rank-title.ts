import { rankTitles, type RankTitle } from '@/content/leaderboard';

/** A player's title: by level, and by place, from 1 on, for those without one. */
export const rankTitle = (level: number | null, place: number): RankTitle => {
  const isReached = ({ fromLevel, toPlace }: RankTitle) =>
    level === null ? place <= toPlace : level >= fromLevel;
  return rankTitles.reduce((title, next) => (isReached(title) ? title : next));
};
