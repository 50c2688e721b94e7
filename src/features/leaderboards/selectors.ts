import { createSelector } from '@reduxjs/toolkit';
import { LEADERBOARD_SIZE, type LeaderboardMode, type LeaderboardPlayer } from '@/contract/leaderboard';
import type { RankTitle } from '@/contract/network/leaderboards';
import type { BoardMetric } from '@/contract/network/metrics';
import type { RootState } from '@/store/reducer';
import { selectBoard } from './leaderboard-slice';
import { metricValue } from './metric-value';
import { rankTitle } from './rank-title';

/** A player of the ten, at a place by one metric. */
export interface RankedPlayer {
  uuid: string;
  username: string;
  /** From 1 on. */
  place: number;
  /** Undefined in a mode without titles. */
  title: RankTitle | undefined;
  level: number | null;
  /** Of the metric; not rounded. */
  value: number;
}

/**
 * All players by a metric, best first. Players with equal values stand in the order of their uuids, last first, as the
 * server's sorted sets have them, so that nobody changes places from one response to the next.
 */
export const inOrder = (players: readonly LeaderboardPlayer[], metric: BoardMetric) =>
  players
    .map((player) => ({ player, value: metricValue(player, metric) }))
    .sort(
      (one, other) =>
        (other.value - one.value) * (metric.sign ?? 1) || (one.player.uuid < other.player.uuid ? 1 : -1),
    );

/** The best ten of a mode by a metric. */
export const rankPlayers = (
  players: readonly LeaderboardPlayer[],
  mode: LeaderboardMode,
  metric: BoardMetric,
): RankedPlayer[] =>
  inOrder(players, metric)
    .slice(0, LEADERBOARD_SIZE)
    .map(({ player: { uuid, username, level }, value }, index) => {
      const place = index + 1;
      return { uuid, username, level, value, place, title: rankTitle(mode, level, place) };
    });

/** The same of the players that the page has. */
export const selectRanking = createSelector(
  [
    (state: RootState, mode: LeaderboardMode) => selectBoard(state, mode).players,
    (_state: RootState, mode: LeaderboardMode) => mode,
    (_state: RootState, _mode: LeaderboardMode, metric: BoardMetric) => metric,
  ],
  rankPlayers,
);
