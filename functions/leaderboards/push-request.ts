import type { LeaderboardMode } from '@/contract/leaderboard';
import { type LeaderboardPushRequest, leaderboardPushSchema } from '@/contract/leaderboard-requests';
import type { Metric } from '@/contract/network/metrics';
import { validate } from '../core/http/validate';
import { formerNameOf } from './former-names';
import { metricsOf, modeIds } from './metrics';
import type { PushedPlayer } from './store/leaderboard-record';

/** Schema that {@link readPush} applies, for each mode. */
export const pushShapes = () => modeIds().map((mode) => leaderboardPushSchema(metricsOf(mode)));

/**
 * Reads the body of `POST /api/leaderboard/{mode}`.
 * @throws ApiError `malformed`, or `validation_failed` with `players[i].field` and `players[i].metrics.id` among its `fields`
 */
export function readPush(mode: LeaderboardMode, body: unknown) {
  const metrics = metricsOf(mode);
  const { players, leftOut } = validate(leaderboardPushSchema(metrics), body);
  return {
    players: players.map((player): PushedPlayer => {
      const { uuid, username } = player;
      return { uuid, username, metrics: player.metrics ?? byId(player, metrics) };
    }),
    leftOut,
  };
}

/** Converts former names to metric ids. Former names are complete, so an absent level means that the player has none. */
const byId = (player: LeaderboardPushRequest['players'][number], metrics: readonly Metric[]) => {
  const figures = metrics.flatMap((metric) => {
    const name = formerNameOf(metric);
    return name === undefined ? [] : [[metric.id, player[name] ?? null] as const];
  });
  return Object.fromEntries(figures);
};
