import { ADMIN_PATHS } from '@/contract/admin-paths';
import {
  type LeaderboardMode,
  type LeaderboardPushResponse,
  type LeaderboardResponse,
  type LeftOutResponse,
  PUSH_LIMIT_BYTES,
  leaderboardResponseSchema,
  leaderboardPushResponseSchema,
  leftOutResponseSchema,
} from '@/contract/leaderboard';
import { leaderboardPushSchema } from '@/contract/leaderboard-requests';
import { API_PATHS } from '@/contract/paths';
import { type PlayerPlaceResponse, playerPlaceResponseSchema } from '@/contract/player-place';
import { seasonResponseSchema } from '@/contract/season';
import type { Caller } from '../core/auth/caller';
import { ApiError } from '../core/errors/api-error';
import { cachedForAll } from '../core/http/cached-for-all';
import { json } from '../core/http/json';
import { noContent } from '../core/http/no-content';
import { queryChoice } from '../core/http/query-choice';
import { type PathParams, type Route, route } from '../core/http/route';
import { LOOK_UP_LIMIT } from '../core/limits/rate-limit';
import type { Actor, Leaderboard } from './leaderboard';
import { modeIds } from './mode-ids';
import { seasonResponse } from './season-response';

export const leaderboardRoutes = (leaderboard: Leaderboard): Route[] => [
  /** `?mode=`: a `LeaderboardResponse`; 422 for an unknown mode. */
  route({
    method: 'GET',
    path: API_PATHS.leaderboard,
    summary: 'Get the leaderboard of a mode',
    gives: { 200: leaderboardResponseSchema },
    query: { mode: { about: 'Whose board.', options: modeIds(), isRequired: true } },
    auth: 'public',
    limit: null,
    body: null,
    async handle({ request }) {
      const board = await leaderboard.current(queryChoice(request, 'mode', modeIds()));
      return json<LeaderboardResponse>(board, { headers: cachedForAll('mode') });
    },
  }),

  /** A `LeaderboardPushResponse`. 422 names what is wrong, as in `players[1].uuid`. */
  route({
    method: 'POST',
    path: API_PATHS.leaderboardMode,
    summary: 'Push the totals of players to a mode’s leaderboard',
    gives: { 200: leaderboardPushResponseSchema },
    auth: 'gameServer',
    limit: null,
    body: { schema: leaderboardPushSchema, maxBytes: PUSH_LIMIT_BYTES },
    params: modeIn,
    async handle({ params: { mode }, body: { players, leftOut } }) {
      await leaderboard.push(mode, players, leftOut);
      return json<LeaderboardPushResponse>({ accepted: players.length });
    },
  }),

  /** A `SeasonResponse`, as a file to save. An admin confirms it. */
  route({
    method: 'DELETE',
    path: API_PATHS.leaderboardMode,
    summary: 'Start a new season: clear the board and get what was on it',
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
    path: ADMIN_PATHS.leaderboardLeftOut,
    summary: 'List players whom the game server’s last push left out, by the reason',
    gives: { 200: leftOutResponseSchema },
    auth: 'admin',
    limit: null,
    body: null,
    params: modeIn,
    handle: async ({ params: { mode } }) => json<LeftOutResponse>(await leaderboard.leftOut(mode)),
  }),

  /** By name: a `PlayerPlaceResponse`, or 404. */
  route({
    method: 'GET',
    path: API_PATHS.leaderboardPlayer,
    summary: 'Get one player’s places on a board, by name',
    gives: { 200: playerPlaceResponseSchema },
    auth: 'public',
    limit: { rule: LOOK_UP_LIMIT, counted: 'in-memory' },
    body: null,
    params: playerIn,
    handle: async ({ params: { mode, player } }) =>
      json<PlayerPlaceResponse>(await leaderboard.place(mode, player)),
  }),

  /** By UUID: 204, or 404. */
  route({
    method: 'DELETE',
    path: API_PATHS.leaderboardPlayer,
    summary: 'Take a player off a board, by UUID',
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

/** What game servers do is not in the audit log. */
function actorOf(caller: Caller | null): Actor {
  return caller && caller.user;
}

function modeIn(params: PathParams): { readonly mode: LeaderboardMode } {
  const mode = modeIds().find((known) => known === params.mode);
  if (mode === undefined) throw new ApiError('not_found', 'There is no leaderboard of this mode.');
  return { mode };
}

/** The player as named in the path, decoded; empty when it cannot be decoded. */
function playerIn(params: PathParams): { readonly mode: LeaderboardMode; readonly player: string } {
  const { mode } = modeIn(params);
  try {
    return { mode, player: decodeURIComponent(params.player ?? '') };
  } catch {
    return { mode, player: '' };
  }
}
