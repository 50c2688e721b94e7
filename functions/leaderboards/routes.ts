import { leaderboardRefusals } from '#messages/leaderboard';
import {
  type LeaderboardMode,
  type LeaderboardPushResponse,
  type LeaderboardResponse,
  PUSH_LIMIT_BYTES,
  leaderboardResponseSchema,
  leaderboardPushResponseSchema,
} from '@/contract/leaderboard';
import {
  LEFT_OUT_PATH,
  type LeftOutResponse,
  leftOutResponseSchema,
  seasonResponseSchema,
} from '@/contract/leaderboard-desk';
import { API_PATHS } from '@/contract/paths';
import { type PlayerPlaceResponse, playerPlaceResponseSchema } from '@/contract/player-place';
import type { Caller } from '../core/auth/caller';
import { ApiError } from '../core/errors/api-error';
import { json, noContent, cachedForAll } from '../core/http/answers';
import { queryChoice } from '../core/http/params';
import { type PathParams, type Route, route } from '../core/http/route';
import { LOOK_UP_LIMIT } from '../core/limits/rate-limit';
import type { Actor, Leaderboard } from './leaderboard';
import { modeIds } from './metrics';
import { pushShapes, readPush } from './push-request';
import { seasonResponse } from './season-response';

export const leaderboardRoutes = (leaderboard: Leaderboard): Route[] => [
  /** `?mode=`: a `LeaderboardResponse`; 422 for an unknown mode. */
  route({
    method: 'GET',
    path: API_PATHS.leaderboard,
    summary: 'Get the leaderboard of a mode',
    gives: { 200: leaderboardResponseSchema },
    query: { mode: { about: 'Game mode.', options: modeIds(), isRequired: true } },
    auth: 'public',
    limit: null,
    body: null,
    async handle({ request }) {
      const board = await leaderboard.current(queryChoice(request, 'mode', modeIds()));
      return json<LeaderboardResponse>(board, { headers: cachedForAll('mode') });
    },
  }),

  /**
   * A `LeaderboardPushResponse`. Figures that a push omits stay unchanged. A 422 names the faulty fields:
   * `players[1].metrics.kills`.
   */
  route({
    method: 'POST',
    path: API_PATHS.leaderboardMode,
    summary: 'Push player totals to a mode’s leaderboard',
    gives: { 200: leaderboardPushResponseSchema },
    auth: 'gameServer',
    limit: null,
    body: { schema: null, shapes: pushShapes, maxBytes: PUSH_LIMIT_BYTES },
    params: modeIn,
    async handle({ params: { mode }, body }) {
      const { players, leftOut } = readPush(mode, body);
      await leaderboard.push(mode, players, leftOut);
      return json<LeaderboardPushResponse>({ accepted: players.length });
    },
  }),

  /** A `SeasonResponse`, as a file download. Needs an admin's confirmation. */
  route({
    method: 'DELETE',
    path: API_PATHS.leaderboardMode,
    summary: 'Start a new season: clear the leaderboard and return its last state',
    gives: { 200: seasonResponseSchema },
    auth: ['gameServer', 'admin'],
    limit: null,
    body: null,
    params: modeIn,
    confirmed: () => true,
    handle: async ({ caller, params: { mode } }) =>
      seasonResponse(mode, await leaderboard.startSeason(actorOf(caller), mode)),
  }),

  /** A `LeftOutResponse`. */
  route({
    method: 'GET',
    path: LEFT_OUT_PATH,
    summary: 'List players left out of the game server’s last push, by reason',
    gives: { 200: leftOutResponseSchema },
    auth: 'admin',
    limit: null,
    body: null,
    params: modeIn,
    handle: async ({ params: { mode } }) => json<LeftOutResponse>(await leaderboard.leftOut(mode)),
  }),

  /** Player by name: a `PlayerPlaceResponse`, or 404. */
  route({
    method: 'GET',
    path: API_PATHS.leaderboardPlayer,
    summary: 'Get a player’s ranks on a leaderboard, by name',
    gives: { 200: playerPlaceResponseSchema },
    auth: 'public',
    limit: { rule: LOOK_UP_LIMIT, counted: 'in-memory' },
    body: null,
    params: playerIn,
    handle: async ({ params: { mode, player } }) =>
      json<PlayerPlaceResponse>(await leaderboard.ranks(mode, player)),
  }),

  /** Player by UUID: 204, or 404. */
  route({
    method: 'DELETE',
    path: API_PATHS.leaderboardPlayer,
    summary: 'Remove a player from a leaderboard, by UUID',
    gives: { 204: null },
    auth: ['gameServer', 'admin'],
    limit: null,
    body: null,
    params: playerIn,
    async handle({ caller, params: { mode, player } }) {
      await leaderboard.remove(actorOf(caller), mode, player);
      return noContent();
    },
  }),
];

/** Returns the admin; null for game servers, whose actions are not audited. */
function actorOf(caller: Caller | null): Actor {
  return caller && caller.user;
}

function modeIn(params: PathParams): { readonly mode: LeaderboardMode } {
  const mode = modeIds().find((known) => known === params.mode);
  if (mode === undefined) throw new ApiError('not_found', leaderboardRefusals.unknownMode);
  return { mode };
}

/** Returns the decoded player from the path; empty if decoding fails. */
function playerIn(params: PathParams): { readonly mode: LeaderboardMode; readonly player: string } {
  const { mode } = modeIn(params);
  try {
    return { mode, player: decodeURIComponent(params.player ?? '') };
  } catch {
    return { mode, player: '' };
  }
}
