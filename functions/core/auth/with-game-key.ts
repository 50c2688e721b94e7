import type { Context } from '@netlify/functions';
import type { Actor } from '../../leaderboards/leaderboard';
import { isGameKey } from './game-key';
import type { Sessions } from '../../accounts/sessions';
import { ApiError } from '../http/api-error';
import type { Handler } from '../http/endpoint';
import { bearerOf, withAdmin } from './with-caller';

/** By what game servers and admins are known. */
export interface LeaderboardAccess {
  readonly sessions: Pick<Sessions, 'recognise'>;
  /** Null when the site has none: then nobody can push. */
  readonly gameServerKey: string | null;
}

/** Around a handler for game servers: without their key as bearer 401, and 503 where the site has no such key. */
export function withGameKey({ gameServerKey: key }: LeaderboardAccess, handler: Handler): Handler {
  return (request, context) => {
    if (key === null) {
      throw new ApiError(
        'unavailable',
        'This site takes no statistics yet: its variable GAME_SERVER_KEY is not set.',
      );
    }
    if (!hasGameKey(request, key))
      throw new ApiError('unauthenticated', 'The game server key is wrong or missing.');
    return handler(request, context);
  };
}

/** Around a handler for game servers and admins; the actor is null for a game server. */
export function withGameKeyOrAdmin(
  { gameServerKey: key, sessions }: LeaderboardAccess,
  handler: (actor: Actor, request: Request, context: Context) => Promise<Response>,
): Handler {
  const asAdmin = withAdmin(sessions, ({ user }, request, context) => handler(user, request, context));
  return (request, context) =>
    key !== null && hasGameKey(request, key) ? handler(null, request, context) : asAdmin(request, context);
}

function hasGameKey(request: Request, key: string): boolean {
  const token = bearerOf(request);
  return token !== undefined && isGameKey(token, key);
}
