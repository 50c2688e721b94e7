import type { LoginResponse, RegisterResponse } from '@/contract/auth';
import { loginSchema, ownChangesSchema, ownRemovalSchema, registerSchema } from '@/contract/auth-requests';
import type { ExportResponse, SessionsResponse } from '@/contract/own-account';
import { API_PATHS } from '@/contract/paths';
import type { UserResponse } from '@/contract/users';
import { json } from '../core/http/json';
import { noContent } from '../core/http/no-content';
import { type Route, route } from '../core/http/route';
import { REGISTER_LIMIT, SIGN_IN_LIMIT } from '../core/limits/rate-limit';
import type { AccountServices } from './build-accounts';

/** What visitors do with their own account. */
export const accountRoutes = ({
  accounts,
  sessions,
}: Pick<AccountServices, 'accounts' | 'sessions'>): Route[] => [
  /** 201 with a `RegisterResponse`; 409 with `fields` when the name or address is taken. */
  route({
    method: 'POST',
    path: API_PATHS.register,
    auth: 'public',
    limit: { rule: REGISTER_LIMIT, counted: 'before' },
    body: { schema: registerSchema },
    async handle({ body, context }) {
      const signedIn = await accounts.register(body, (work) => context.waitUntil(work));
      return json<RegisterResponse>({ success: true, ...signedIn }, { status: 201 });
    },
  }),

  /** A `LoginResponse`, 401, or from the sixth wrong password on 429. */
  route({
    method: 'POST',
    path: API_PATHS.login,
    auth: 'public',
    limit: { rule: SIGN_IN_LIMIT, counted: 'before' },
    body: { schema: loginSchema },
    handle: async ({ body, network }) => json<LoginResponse>(await accounts.signIn(body, await network())),
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

  /** A `UserResponse`. */
  route({
    method: 'GET',
    path: API_PATHS.me,
    auth: 'account',
    limit: null,
    body: null,
    handle: ({ caller: { user } }) => userResponse(user),
  }),

  /** A `UserResponse`; 401 with `fields.currentPassword` when that is wrong. */
  route({
    method: 'PATCH',
    path: API_PATHS.me,
    auth: 'account',
    limit: null,
    body: { schema: ownChangesSchema },
    handle: async ({ caller, body, network, context }) =>
      userResponse(await accounts.change(caller, body, await network(), (work) => context.waitUntil(work))),
  }),

  /** 204; 401 as `PATCH`, and 409 for the last admin. */
  route({
    method: 'DELETE',
    path: API_PATHS.me,
    auth: 'account',
    limit: null,
    body: { schema: ownRemovalSchema },
    async handle({ caller, body, network }) {
      await accounts.remove(caller, body.currentPassword, await network());
      return noContent();
    },
  }),

  /** A `SessionsResponse`. */
  route({
    method: 'GET',
    path: API_PATHS.sessions,
    auth: 'account',
    limit: null,
    body: null,
    async handle({ caller }) {
      return json<SessionsResponse>({ sessions: await sessions.list(caller) });
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

  /** An `ExportResponse`, as a file to save. */
  route({
    method: 'GET',
    path: API_PATHS.export,
    auth: 'account',
    limit: null,
    body: null,
    handle: async ({ caller }) =>
      json<ExportResponse>(await accounts.export(caller), {
        headers: { 'Content-Disposition': 'attachment; filename="my-data.json"' },
      }),
  }),
];

function userResponse(user: UserResponse['user']): Response {
  return json<UserResponse>({ user });
}
