import type { AuthContext } from '../../../functions/core/auth/access';
import type { Route } from '../../../functions/core/http/route';
import { serve } from '../../../functions/core/http/serve';
import type { RateLimit } from '../../../functions/core/limits/rate-limit';
import { accountOf } from './accounts';
import { callFunction } from './call-function';
import { testAuthContext } from './test-auth-context';

export const RULE: RateLimit = { name: 'test', burst: 1, refillMs: 1_000 };
export const KEY = 'key of the game servers';
/** Differences of an authentication context that knows the token `good`. */
export const signedIn = (role: 'user' | 'admin') => ({
  authenticate: async (token: string) =>
    token === 'good'
      ? {
          user: accountOf('Alex', { role }).user,
          session: { id: 'one', createdAt: 0, lastUsedAt: 0, device: null, confirmedAt: null },
          key: { userId: 'one', tokenHash: 'hash' },
        }
      : null,
});

/** Returns a route's status, and the code of an error. */
export async function answerOf(
  routes: Route[],
  differences: Partial<AuthContext>,
  path: string,
  init: RequestInit = {},
) {
  const { response } = await callFunction(serve(routes, testAuthContext(differences)), path, init);
  const text = await response.text();
  const body = text === '' ? null : JSON.parse(text);
  return [response.status, body?.error?.code ?? body];
}

/** Options of a call with this token. */
export const asks = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });
