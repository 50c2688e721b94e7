import { accountRefusals } from '#messages/account-refusals';
import { ACCOUNT_PATHS } from '@/contract/account-paths';
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
import {
  type LoginResponse,
  loginResponseSchema,
  type RegisterResponse,
  registerResponseSchema,
  type UserResponse,
  userResponseSchema,
} from '@/contract/users';
import { ApiError } from '../core/errors/api-error';
import type { Guard } from '../core/guard/turnstile';
import { json, noContent } from '../core/http/answers';
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
  /** Whether registration is open. */
  readonly registration: boolean;
};

const registrationRoutes = ({ accounts, guard }: OwnAccountServices): Route[] => [
  /** 201 with a `RegisterResponse`; 409 with `fields` when the name or address is taken. */
  route({
    method: 'POST',
    path: API_PATHS.register,
    summary: 'Create an account and sign in',
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
  /** A `LoginResponse`; 401, with a ticket if a second factor is needed; 429 from the sixth wrong password on. */
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

  /** 204, and the token has ended. */
  route({
    method: 'POST',
    path: API_PATHS.logout,
    summary: 'Sign out',
    gives: { 204: null },
    auth: 'account',
    limit: null,
    body: null,
    async handle({ caller }) {
      await sessions.close(caller);
      return noContent();
    },
  }),

  route({
    method: 'GET',
    path: API_PATHS.me,
    summary: 'Get the signed-in account',
    gives: { 200: userResponseSchema },
    auth: 'account',
    limit: null,
    body: null,
    handle: ({ caller: { user } }) => json<UserResponse>({ user }),
  }),

  /**
   * 204, and the session is confirmed for some minutes. 401 with `fields.password`, or `fields.code`, when that is wrong, 429
   * from the sixth time on.
   */
  route({
    method: 'POST',
    path: ACCOUNT_PATHS.confirm,
    summary: 'Confirm the session for actions that are hard to undo',
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
   * An `OwnChangesResponse`; 401 with `fields.currentPassword` when that is wrong, 409 with `fields` for a name or address that
   * is taken. The limit keeps callers from learning many of these.
   */
  route({
    method: 'PATCH',
    path: API_PATHS.me,
    summary: 'Change your own account',
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

  /** 204; 401 like `PATCH`, and 409 for the last admin. */
  route({
    method: 'DELETE',
    path: API_PATHS.me,
    summary: 'Delete your own account',
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

  route({
    method: 'GET',
    path: API_PATHS.sessions,
    summary: 'List your own sessions',
    gives: { 200: sessionsResponseSchema },
    auth: 'account',
    limit: null,
    body: null,
    async handle({ caller }) {
      return json<SessionsResponse>({ sessions: await sessions.list(caller) });
    },
  }),

  route({
    method: 'DELETE',
    path: API_PATHS.sessions,
    summary: 'End all of your own sessions',
    gives: { 204: null },
    auth: 'account',
    limit: null,
    body: null,
    async handle({ caller }) {
      await sessions.closeAll(caller);
      return noContent();
    },
  }),

  /** 204, and one of the caller's sessions has ended; 404 for any other id. */
  route({
    method: 'DELETE',
    path: ACCOUNT_PATHS.session,
    summary: 'End one of your own sessions',
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

  /** An `ExportResponse` as a download, after a confirmation. */
  route({
    method: 'GET',
    path: API_PATHS.export,
    summary: 'Download everything that the site stores about your own account',
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
  return new ApiError('not_found', accountRefusals.noSuchSession);
}

export const accountRoutes = (services: OwnAccountServices): Route[] => [
  ...(services.registration ? registrationRoutes(services) : []),
  ...ownRoutes(services),
];
