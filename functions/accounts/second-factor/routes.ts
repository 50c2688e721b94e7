import { factorRefusals } from '#messages/account-refusals';
import { ACCOUNT_PATHS } from '@/contract/account-paths';
import {
  type PasskeyOptionsResponse,
  type PasskeyResponse,
  type PasskeysResponse,
  type RecoveryCodesResponse,
  type TotpResponse,
  type TotpStateResponse,
  totpResponseSchema,
  passkeysResponseSchema,
  recoveryCodesResponseSchema,
  passkeyResponseSchema,
  totpStateResponseSchema,
  passkeyOptionsResponseSchema,
} from '@/contract/second-factor';
import {
  isPasskeyId,
  newPasskeySchema,
  secondStepSchema,
  totpConfirmationSchema,
} from '@/contract/second-factor-requests';
import { type LoginResponse, loginResponseSchema } from '@/contract/users';
import { ApiError } from '../../core/errors/api-error';
import { json, noContent } from '../../core/http/answers';
import { type PathParams, type Route, route } from '../../core/http/route';
import { SIGN_IN_LIMIT } from '../../core/limits/rate-limit';
import { arrivalOf } from '../arrival';
import type { SecondFactorServices } from './build-second-factor';

/** The routes of second factors, and of a user's own passkeys. */
export const secondFactorRoutes = ({ totp, passkeys, steps }: SecondFactorServices): Route[] => [
  route({
    method: 'GET',
    path: ACCOUNT_PATHS.totp,
    summary: 'Check whether an authenticator app is set up',
    gives: { 200: totpStateResponseSchema },
    auth: 'account',
    limit: null,
    body: null,
    handle: async ({ caller }) => json<TotpStateResponse>(await totp.state(caller)),
  }),

  /** A `TotpResponse`, after a confirmation; 409 when the account already has an app. */
  route({
    method: 'POST',
    path: ACCOUNT_PATHS.totp,
    summary: 'Start setting up an authenticator app',
    gives: { 200: totpResponseSchema },
    refuses: ['conflict'],
    auth: 'account',
    limit: null,
    body: null,
    confirmed: () => true,
    handle: async ({ caller }) => json<TotpResponse>(await totp.begin(caller)),
  }),

  /**
   * A `RecoveryCodesResponse`; 422 with `fields.code` for a wrong one, 429 from the sixth on, 409 when this session is not
   * setting up an app.
   */
  route({
    method: 'POST',
    path: ACCOUNT_PATHS.totpConfirm,
    summary: 'Finish setting up an authenticator app, and get recovery codes if the account has none',
    gives: { 200: recoveryCodesResponseSchema },
    refuses: ['conflict'],
    auth: 'account',
    limit: null,
    body: { schema: totpConfirmationSchema },
    handle: async ({ caller, body, ...call }) =>
      json<RecoveryCodesResponse>(await totp.confirm(caller, body.code, await arrivalOf(call))),
  }),

  /** 204, after a confirmation; 404 without an app. */
  route({
    method: 'DELETE',
    path: ACCOUNT_PATHS.totp,
    summary: 'Remove the authenticator app',
    gives: { 204: null },
    refuses: ['not_found'],
    auth: 'account',
    limit: null,
    body: null,
    confirmed: () => true,
    async handle({ caller, ...call }) {
      await totp.remove(caller, await arrivalOf(call));
      return noContent();
    },
  }),

  route({
    method: 'GET',
    path: ACCOUNT_PATHS.passkeys,
    summary: 'List your own passkeys',
    gives: { 200: passkeysResponseSchema },
    auth: 'account',
    limit: null,
    body: null,
    handle: async ({ caller }) => json<PasskeysResponse>({ passkeys: await passkeys.list(caller) }),
  }),

  /** A `PasskeyOptionsResponse`, after a confirmation. */
  route({
    method: 'POST',
    path: ACCOUNT_PATHS.passkeyOptions,
    summary: 'Get the options with which a browser creates a passkey',
    gives: { 200: passkeyOptionsResponseSchema },
    auth: 'account',
    limit: null,
    body: null,
    confirmed: () => true,
    handle: async ({ caller }) => json<PasskeyOptionsResponse>(await passkeys.options(caller)),
  }),

  /** 201 with a `PasskeyResponse`, after a confirmation; 422 with `fields.response`, 409 when there are too many. */
  route({
    method: 'POST',
    path: ACCOUNT_PATHS.passkeys,
    summary: 'Add a passkey',
    gives: { 201: passkeyResponseSchema },
    refuses: ['conflict'],
    auth: 'account',
    limit: null,
    body: { schema: newPasskeySchema },
    confirmed: () => true,
    handle: async ({ caller, body, ...call }) =>
      json<PasskeyResponse>(await passkeys.add(caller, body, await arrivalOf(call)), { status: 201 }),
  }),

  /** 204, after a confirmation; 404 for one that the account does not have. */
  route({
    method: 'DELETE',
    path: ACCOUNT_PATHS.passkey,
    summary: 'Remove a passkey',
    gives: { 204: null },
    auth: 'account',
    limit: null,
    body: null,
    params: passkeyParam,
    confirmed: () => true,
    async handle({ caller, params, ...call }) {
      if (!(await passkeys.remove(caller, params.id, await arrivalOf(call)))) throw noSuchPasskey();
      return noContent();
    },
  }),

  /**
   * A `LoginResponse`; 401 with `fields.code` for a wrong code, without fields when the ticket has ended; 429 from the sixth
   * wrong code of an account on.
   */
  route({
    method: 'POST',
    path: ACCOUNT_PATHS.second,
    summary: 'Finish signing in with a code of the second factor',
    gives: { 200: loginResponseSchema },
    refuses: ['unauthenticated'],
    auth: 'public',
    limit: { rule: SIGN_IN_LIMIT, counted: 'by-handler' },
    body: { schema: secondStepSchema },
    handle: async ({ body, countCall, ...call }) =>
      json<LoginResponse>(await steps.finish(body, await arrivalOf(call), countCall)),
  }),
];

function passkeyParam({ id = '' }: PathParams): { readonly id: string } {
  if (!isPasskeyId(id)) throw noSuchPasskey();
  return { id };
}

function noSuchPasskey(): ApiError {
  return new ApiError('not_found', factorRefusals.noSuchPasskey);
}
