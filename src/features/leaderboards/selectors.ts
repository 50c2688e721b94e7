import { createSelector } from '@reduxjs/toolkit';
import { LEADERBOARD_SIZE, type LeaderboardMode, type LeaderboardPlayer } from '@/contract/leaderboard';
import type { RankTitle } from '@/contract/network/leaderboards';
import type { BoardMetric } from '@/contract/network/metrics';
import type { RootState } from '@/store/reducer';
import { selectBoard } from './leaderboard-slice';
import { rankTitle } from './rank-title';

/** One of the ten best players, with the rank by one metric. */
export interface RankedPlayer {
  uuid: string;
  username: string;
  /** Starts at 1. */
  place: number;
  /** Undefined in a mode without titles. */
  title: RankTitle | undefined;
  level: number | null;
  /** Unrounded figure of the metric. */
  value: number;
}

/**
 * Returns the players with a figure for the metric, best first. Ties sort by descending uuid, like the server's sorted sets, so
 * that no player moves from one response to the next.
 */
export const inOrder = (players: readonly LeaderboardPlayer[], metric: BoardMetric) =>
  players
    .flatMap((player) => {
      const value = player.metrics[metric.id];
      return value === undefined ? [] : { player, value };
    })
    .sort(
      (one, other) =>
        (other.value - one.value) * (metric.sign ?? 1) || (one.player.uuid < other.player.uuid ? 1 : -1),
    );

/** Returns the ten best players of a mode by a metric. */
export const rankPlayers = (
  players: readonly LeaderboardPlayer[],
  mode: LeaderboardMode,
  metric: BoardMetric,
): RankedPlayer[] =>
  inOrder(players, metric)
    .slice(0, LEADERBOARD_SIZE)
    .map(({ player: { uuid, username, level = null }, value }, index) => {
      const place = index + 1;
      return { uuid, username, level, value, place, title: rankTitle(mode, level, place) };
    });

/** Selects the ranking of the players in the store. */
export const selectRanking = createSelector(
  [
    (state: RootState, mode: LeaderboardMode) => selectBoard(state, mode).players,
    (_state: RootState, mode: LeaderboardMode) => mode,
    (_state: RootState, _mode: LeaderboardMode, metric: BoardMetric) => metric,
  ],
  rankPlayers,
);
