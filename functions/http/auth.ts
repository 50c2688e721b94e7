import { loginSchema, type RegisterAnswer, registerSchema } from '@/contract/auth';
import type { Accounts } from '../services/accounts';
import type { RateLimiter } from '../services/rate-limit';
import type { Sessions } from '../services/sessions';
import type { Handler } from './endpoint';
import { json } from './json';
import { limitByAddress, networkOf } from './limit-by-address';
import { noContent } from './no-content';
import { readJson } from './read-json';
import { validate } from './validate';
import { withCaller } from './with-caller';

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
