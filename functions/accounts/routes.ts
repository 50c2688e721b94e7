import {
  loginSchema,
  ownChangesSchema,
  ownRemovalSchema,
  type RegisterAnswer,
  registerSchema,
  type SessionsAnswer,
} from '@/contract/auth';
import { API_PATHS } from '@/contract/paths';
import type { UserAnswer } from '@/contract/users';
import { json } from '../core/http/json';
import { noContent } from '../core/http/no-content';
import { type Route, route } from '../core/http/route';
import { REGISTER_LIMIT, SIGN_IN_LIMIT } from '../core/limits/rate-limit';
import type { Accounts } from './accounts';
import type { Sessions } from './sessions';

export interface OwnAccountServices {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
}

/** What visitors do with their own account. */
export const accountRoutes = ({ accounts, sessions }: OwnAccountServices): Route[] => [
  /** 201 with a `RegisterAnswer`; 409 with `fields` when the name or address is taken. */
  route({
    method: 'POST',
    path: API_PATHS.register,
    auth: 'public',
    limit: { rule: REGISTER_LIMIT, counted: 'before' },
    body: { schema: registerSchema },
    async handle({ body }) {
      const answer: RegisterAnswer = { success: true, ...(await accounts.register(body)) };
      return json(answer, { status: 201 });
    },
  }),

  /** A `LoginAnswer`, 401, or from the sixth wrong password on 429. */
  route({
    method: 'POST',
    path: API_PATHS.login,
    auth: 'public',
    limit: { rule: SIGN_IN_LIMIT, counted: 'before' },
    body: { schema: loginSchema },
    handle: async ({ body, network }) => json(await accounts.signIn(body, network)),
  }),

  /** 204, and the token is worth nothing any more. */
  route({
    method: 'POST',
    path: API_PATHS.logout,
    auth: 'account',
    limit: null,
    body: null,
    async handle({ caller }) {
      await sessions.close(caller);
      return noContent();
    },
  }),

  /** A `UserAnswer`. */
  route({
    method: 'GET',
    path: API_PATHS.me,
    auth: 'account',
    limit: null,
    body: null,
    handle: ({ caller: { user } }) => userResponse(user),
  }),

  /** A `UserAnswer`; 401 with `fields.currentPassword` when that is wrong. */
  route({
    method: 'PATCH',
    path: API_PATHS.me,
    auth: 'account',
    limit: null,
    body: { schema: ownChangesSchema },
    handle: async ({ caller, body, network }) => userResponse(await accounts.change(caller, body, network)),
  }),

  /** 204; 401 as `PATCH`, and 409 for the last admin. */
  route({
    method: 'DELETE',
    path: API_PATHS.me,
    auth: 'account',
    limit: null,
    body: { schema: ownRemovalSchema },
    async handle({ caller, body, network }) {
      await accounts.remove(caller, body.currentPassword, network);
      return noContent();
    },
  }),

  /** A `SessionsAnswer`. */
  route({
    method: 'GET',
    path: API_PATHS.sessions,
    auth: 'account',
    limit: null,
    body: null,
    async handle({ caller }) {
      const answer: SessionsAnswer = { sessions: await sessions.list(caller) };
      return json(answer);
    },
  }),

  /** 204, signed out everywhere. */
  route({
    method: 'DELETE',
    path: API_PATHS.sessions,
    auth: 'account',
    limit: null,
    body: null,
    async handle({ caller }) {
      await sessions.closeAll(caller);
      return noContent();
    },
  }),

  /** An `ExportAnswer`, as a file to save. */
  route({
    method: 'GET',
    path: API_PATHS.export,
    auth: 'account',
    limit: null,
    body: null,
    handle: async ({ caller }) =>
      json(await accounts.export(caller), {
        headers: { 'Content-Disposition': 'attachment; filename="my-data.json"' },
      }),
  }),
];

function userResponse(user: UserAnswer['user']): Response {
  const answer: UserAnswer = { user };
  return json(answer);
}
