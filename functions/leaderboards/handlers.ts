import type { Context } from '@netlify/functions';
import {
  LEADERBOARD_MODES,
  type LeaderboardMode,
  type LeaderboardPushAnswer,
  PUSH_LIMIT_BYTES,
} from '@/contract/leaderboard';
import { leaderboardPushSchema } from '@/contract/leaderboard-schema';
import type { Leaderboard } from './leaderboard';
import { ApiError } from '../core/http/api-error';
import { cachedForAll } from '../core/http/cached-for-all';
import type { Handler } from '../core/http/endpoint';
import { json } from '../core/http/json';
import { noContent } from '../core/http/no-content';
import { queryChoice } from '../core/http/query-choice';
import { readJson } from '../core/http/read-json';
import { seasonResponse } from './season-response';
import { validate } from '../core/http/validate';
import { type LeaderboardAccess, withGameKey, withGameKeyOrAdmin } from '../core/auth/with-game-key';

/** `GET /api/leaderboard?mode=`: a `LeaderboardAnswer`; 422 for a mode that there is not. */
export function getLeaderboard(leaderboard: Leaderboard): Handler {
  return async (request) => {
    const answer = await leaderboard.current(queryChoice(request, 'mode', LEADERBOARD_MODES));
    return json(answer, { headers: cachedForAll('mode') });
  };
}

/** `POST /api/leaderboard/{mode}`: a `LeaderboardPushAnswer`. 422 names what is wrong, as in `players[1].uuid`. */
export function postLeaderboard(leaderboard: Leaderboard, access: LeaderboardAccess): Handler {
  return withGameKey(access, async (request, context) => {
    const mode = modeIn(context);
    const { players } = validate(leaderboardPushSchema, await readJson(request, PUSH_LIMIT_BYTES));
    await leaderboard.push(mode, players);
    const answer: LeaderboardPushAnswer = { accepted: players.length };
    return json(answer);
  });
}

/** `DELETE /api/leaderboard/{mode}`: a `SeasonAnswer`, as a file to save. */
export function deleteSeason(leaderboard: Leaderboard, access: LeaderboardAccess): Handler {
  return withGameKeyOrAdmin(access, async (actor, _request, context) => {
    const mode = modeIn(context);
    return seasonResponse(mode, await leaderboard.startSeason(actor, mode));
  });
}

/** `GET /api/leaderboard/{mode}/players/{username}`: a `PlayerPlaceAnswer`, or 404. */
export function getPlace(leaderboard: Leaderboard): Handler {
  return async (_request, context) => json(await leaderboard.place(modeIn(context), playerIn(context)));
}

/** `DELETE /api/leaderboard/{mode}/players/{uuid}`: 204, or 404. */
export function deletePlayer(leaderboard: Leaderboard, access: LeaderboardAccess): Handler {
  return withGameKeyOrAdmin(access, async (actor, _request, context) => {
    await leaderboard.remove(actor, modeIn(context), playerIn(context));
    return noContent();
  });
}

function modeIn({ params }: Context): LeaderboardMode {
  const mode = LEADERBOARD_MODES.find((known) => known === params.mode);
  if (mode === undefined) throw new ApiError('not_found', 'There is no leaderboard of this mode.');
  return mode;
}

/** As it stands in the address, decoded; what cannot be decoded is nobody's name. */
function playerIn({ params }: Context): string {
  try {
    return decodeURIComponent(params.player ?? '');
  } catch {
    return '';
  }
}
