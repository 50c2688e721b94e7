import { ACCOUNT_PATHS } from '@/contract/account-paths';
import type { LoginResponse, RegisterResponse } from '@/contract/auth';
import {
  confirmationSchema,
  loginSchema,
  ownChangesSchema,
  ownRemovalSchema,
  registerSchema,
} from '@/contract/auth-requests';
import type { ExportResponse, OwnChangesResponse, SessionsResponse } from '@/contract/own-account';
import { API_PATHS } from '@/contract/paths';
import type { UserResponse } from '@/contract/users';
import { ApiError } from '../core/errors/api-error';
import type { Guard } from '../core/guard/turnstile';
import { json } from '../core/http/json';
import { noContent } from '../core/http/no-content';
import { idParam } from '../core/http/params';
import { type Route, route } from '../core/http/route';
import {
  OWN_CHANGES_LIMIT,
  OWN_CHANGES_OF_ACCOUNT_LIMIT,
  REGISTER_LIMIT,
  SIGN_IN_LIMIT,
} from '../core/limits/rate-limit';
import type { AccountServices } from './build-accounts';
import { deviceOf } from './device';

export type OwnAccountServices = Pick<AccountServices, 'accounts' | 'sessions'> & { readonly guard: Guard };

/** What visitors do with their own account. */
export const accountRoutes = ({ accounts, sessions, guard }: OwnAccountServices): Route[] => [
  /** 201 with a `RegisterResponse`; 409 with `fields` when the name or address is taken. */
  route({
    method: 'POST',
    path: API_PATHS.register,
    auth: 'public',
    limit: { rule: REGISTER_LIMIT, counted: 'before' },
    body: { schema: registerSchema },
    async handle({ body: { turnstileToken, ...body }, request, context }) {
      await guard.check(turnstileToken, context.ip);
      const device = deviceOf(request.headers);
      const signedIn = await accounts.register(body, (work) => context.waitUntil(work), device);
      return json<RegisterResponse>({ success: true, ...signedIn }, { status: 201 });
    },
  }),

  /** A `LoginResponse`, 401, also with a ticket where a second factor is asked for, or from the sixth wrong password on 429. */
  route({
    method: 'POST',
    path: API_PATHS.login,
    auth: 'public',
    limit: { rule: SIGN_IN_LIMIT, counted: 'before' },
    body: { schema: loginSchema },
    async handle({ body, network, request, context }) {
      const later = (work: Promise<unknown>) => context.waitUntil(work);
      const device = deviceOf(request.headers);
      return json<LoginResponse>(await accounts.signIn(body, await network(), later, device));
    },
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
    handle: ({ caller: { user } }) => json<UserResponse>({ user }),
  }),

  /**
   * 204, and for some minutes this session may do what needs a confirmation. 401 with `fields.password`, or `fields.code`, when
   * that is wrong, 429 from the sixth time on.
   */
  route({
    method: 'POST',
    path: ACCOUNT_PATHS.confirm,
    auth: 'account',
    limit: null,
    body: { schema: confirmationSchema },
    async handle({ caller, body, network, context }) {
      await accounts.confirm(caller, body, await network(), (work) => context.waitUntil(work));
      return noContent();
    },
  }),

  /**
   * An `OwnChangesResponse`; 401 with `fields.currentPassword` when that is wrong, 409 with `fields` for a name or address
   * that is taken, of which nobody may learn many.
   */
  route({
    method: 'PATCH',
    path: API_PATHS.me,
    auth: 'account',
    limit: { rule: OWN_CHANGES_LIMIT, ofAccount: OWN_CHANGES_OF_ACCOUNT_LIMIT, counted: 'by-handler' },
    body: { schema: ownChangesSchema },
    async handle({ caller, body, network, context, countCall }) {
      if ((body.username ?? body.email) !== undefined) await countCall();
      const later = (work: Promise<unknown>) => context.waitUntil(work);
      return json<OwnChangesResponse>(await accounts.change(caller, body, await network(), later));
    },
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

  /** 204, one of the own sessions has ended; 404 for any other id. */
  route({
    method: 'DELETE',
    path: ACCOUNT_PATHS.session,
    auth: 'account',
    limit: null,
    body: null,
    params: idParam(noSuchSession),
    async handle({ caller, params }) {
      if (!(await sessions.closeOne(caller, params.id))) throw noSuchSession();
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

function noSuchSession(): ApiError {
  return new ApiError('not_found', 'There is no such session.');
}
