import { ACCOUNT_PATHS } from '@/contract/account-paths';
import {
  type LoginResponse,
  type RegisterResponse,
  registerResponseSchema,
  loginResponseSchema,
} from '@/contract/auth';
import {
  confirmationSchema,
  loginSchema,
  ownChangesSchema,
  ownRemovalSchema,
  registerSchema,
} from '@/contract/auth-requests';
import {
  type ExportResponse,
  type OwnChangesResponse,
  type SessionsResponse,
  ownChangesResponseSchema,
  sessionsResponseSchema,
  exportResponseSchema,
} from '@/contract/own-account';
import { API_PATHS } from '@/contract/paths';
import { type UserResponse, userResponseSchema } from '@/contract/users';
import { ApiError } from '../core/errors/api-error';
import type { Guard } from '../core/guard/turnstile';
import { json } from '../core/http/json';
import { noContent } from '../core/http/no-content';
import { idParam } from '../core/http/params';
import { type Route, route } from '../core/http/route';
import {
  EXPORT_LIMIT,
  OWN_CHANGES_LIMIT,
  OWN_CHANGES_OF_ACCOUNT_LIMIT,
  OWN_PASSWORD_LIMIT,
  REGISTER_LIMIT,
  SIGN_IN_LIMIT,
} from '../core/limits/rate-limit';
import type { AccountServices } from './build-accounts';
import { deviceOf } from './device';

export type OwnAccountServices = Pick<AccountServices, 'accounts' | 'sessions'> & {
  readonly guard: Guard;
  /** Whether anybody may make an account. */
  readonly registration: boolean;
};

const registrationRoutes = ({ accounts, guard }: OwnAccountServices): Route[] => [
  /** 201 with a `RegisterResponse`; 409 with `fields` when the name or address is taken. */
  route({
    method: 'POST',
    path: API_PATHS.register,
    summary: 'Make an account and sign in',
    gives: { 201: registerResponseSchema },
    refuses: ['conflict'],
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
];

const ownRoutes = ({ accounts, sessions }: OwnAccountServices): Route[] => [
  /** A `LoginResponse`, 401, also with a ticket where a second factor is asked for, or from the sixth wrong password on 429. */
  route({
    method: 'POST',
    path: API_PATHS.login,
    summary: 'Sign in with a password',
    gives: { 200: loginResponseSchema },
    refuses: ['unauthenticated', 'second_factor_required'],
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
    summary: 'End the session',
    gives: { 204: null },
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
    summary: 'Get the account that is signed in',
    gives: { 200: userResponseSchema },
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
    summary: 'Confirm the session for what is hard to undo',
    gives: { 204: null },
    auth: 'account',
    limit: { rule: OWN_PASSWORD_LIMIT, counted: 'in-memory' },
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
    summary: 'Change the own account',
    gives: { 200: ownChangesResponseSchema },
    refuses: ['conflict'],
    auth: 'account',
    limit: {
      rule: OWN_CHANGES_LIMIT,
      ofAccount: OWN_CHANGES_OF_ACCOUNT_LIMIT,
      counted: 'by-handler',
      inMemory: OWN_PASSWORD_LIMIT,
    },
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
    summary: 'Delete the own account',
    gives: { 204: null },
    refuses: ['conflict'],
    auth: 'account',
    limit: { rule: OWN_PASSWORD_LIMIT, counted: 'in-memory' },
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
    summary: 'List the own sessions',
    gives: { 200: sessionsResponseSchema },
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
    summary: 'End all sessions of the own account',
    gives: { 204: null },
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
    summary: 'End one of the own sessions',
    gives: { 204: null },
    auth: 'account',
    limit: null,
    body: null,
    params: idParam(noSuchSession),
    async handle({ caller, params }) {
      if (!(await sessions.closeOne(caller, params.id))) throw noSuchSession();
      return noContent();
    },
  }),

  /** An `ExportResponse`, as a file to save, after a confirmation. */
  route({
    method: 'GET',
    path: API_PATHS.export,
    summary: 'Get all that the site holds of the own account, as a file',
    gives: { 200: exportResponseSchema },
    auth: 'account',
    limit: { rule: EXPORT_LIMIT, counted: 'in-memory' },
    body: null,
    confirmed: () => true,
    handle: async ({ caller }) =>
      json<ExportResponse>(await accounts.export(caller), {
        headers: { 'Content-Disposition': 'attachment; filename="my-data.json"' },
      }),
  }),
];

function noSuchSession(): ApiError {
  return new ApiError('not_found', 'There is no such session.');
}

/** Calls of visitors about their own account. */
export const accountRoutes = (services: OwnAccountServices): Route[] => [
  ...(services.registration ? registrationRoutes(services) : []),
  ...ownRoutes(services),
];
