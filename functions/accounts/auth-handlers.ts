import { loginSchema, type RegisterAnswer, registerSchema } from '@/contract/auth';
import type { Accounts } from './accounts';
import type { RateLimiter } from '../core/limits/rate-limit';
import type { Sessions } from './sessions';
import type { Handler } from '../core/http/endpoint';
import { json } from '../core/http/json';
import { limitByAddress, networkOf } from '../core/limits/limit-by-address';
import { noContent } from '../core/http/no-content';
import { readJson } from '../core/http/read-json';
import { validate } from '../core/http/validate';
import { withCaller } from '../core/auth/with-caller';

/** `POST /api/auth/register`: 201 with a `RegisterAnswer`; 409 with `fields` when the name or address is taken. */
export function postRegister(accounts: Accounts, limiter: RateLimiter): Handler {
  return async (request, context) => {
    const registration = validate(registerSchema, await readJson(request));
    await limitByAddress(limiter, context);
    const answer: RegisterAnswer = { success: true, ...(await accounts.register(registration)) };
    return json(answer, { status: 201 });
  };
}

/** `POST /api/auth/login`: a `LoginAnswer`, 401, or from the sixth wrong password on 429. */
export function postLogin(accounts: Accounts, limiter: RateLimiter): Handler {
  return async (request, context) => {
    const login = validate(loginSchema, await readJson(request));
    await limitByAddress(limiter, context);
    return json(await accounts.signIn(login, networkOf(context.ip)));
  };
}

/** `POST /api/auth/logout`: 204, and the token is worth nothing any more. */
export function postLogout(sessions: Sessions): Handler {
  return withCaller(sessions, async (caller) => {
    await sessions.close(caller);
    return noContent();
  });
}
