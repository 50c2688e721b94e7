import type { Context } from '@netlify/functions';
import { type LoginResponse, loginResponseSchema } from '@/contract/auth';
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
import { SECOND_FACTOR_PATHS } from '@/contract/second-factor-paths';
import {
  isPasskeyId,
  newPasskeySchema,
  passkeySignInSchema,
  secondStepSchema,
  totpConfirmationSchema,
} from '@/contract/second-factor-requests';
import { ApiError } from '../../core/errors/api-error';
import { json } from '../../core/http/json';
import { noContent } from '../../core/http/no-content';
import { type PathParams, type Route, route } from '../../core/http/route';
import { SIGN_IN_LIMIT } from '../../core/limits/rate-limit';
import { deviceOf } from '../device';
import type { Arrival } from '../sign-into';
import type { SecondFactorServices } from './build-second-factor';

interface ArrivingCall {
  readonly request: Request;
  readonly context: Context;
  readonly network: () => Promise<string>;
}

async function arrivalOf({ request, context, network }: ArrivingCall): Promise<Arrival> {
  return {
    address: await network(),
    device: deviceOf(request.headers),
    later: (work) => context.waitUntil(work),
  };
}

/** What the site asks for besides the password, or in its place. */
export const secondFactorRoutes = ({ totp, passkeys, steps }: SecondFactorServices): Route[] => [
  /** A `TotpStateResponse`. */
  route({
    method: 'GET',
    path: SECOND_FACTOR_PATHS.totp,
    summary: 'Tell whether there is an authenticator app',
    gives: { 200: totpStateResponseSchema },
    auth: 'account',
    limit: null,
    body: null,
    handle: async ({ caller }) => json<TotpStateResponse>(await totp.state(caller)),
  }),

  /** A `TotpResponse`, after a confirmation; 409 when there is an app already. */
  route({
    method: 'POST',
    path: SECOND_FACTOR_PATHS.totp,
    summary: 'Begin to set up an authenticator app',
    gives: { 200: totpResponseSchema },
    refuses: ['conflict'],
    auth: 'account',
    limit: null,
    body: null,
    confirmed: () => true,
    handle: async ({ caller }) => json<TotpResponse>(await totp.begin(caller)),
  }),

  /**
   * A `RecoveryCodesResponse`; 422 with `fields.code` for a wrong one, from the sixth on 429, 409 when this session is setting up
   * no app.
   */
  route({
    method: 'POST',
    path: SECOND_FACTOR_PATHS.totpConfirm,
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
    path: SECOND_FACTOR_PATHS.totp,
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

  /** A `PasskeysResponse`. */
  route({
    method: 'GET',
    path: SECOND_FACTOR_PATHS.passkeys,
    summary: 'List the own passkeys',
    gives: { 200: passkeysResponseSchema },
    auth: 'account',
    limit: null,
    body: null,
    handle: async ({ caller }) => json<PasskeysResponse>({ passkeys: await passkeys.list(caller) }),
  }),

  /** A `PasskeyOptionsResponse`, after a confirmation. */
  route({
    method: 'POST',
    path: SECOND_FACTOR_PATHS.passkeyOptions,
    summary: 'Get what a browser needs to make a passkey',
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
    path: SECOND_FACTOR_PATHS.passkeys,
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
    path: SECOND_FACTOR_PATHS.passkey,
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
   * A `LoginResponse`; 401 with `fields.code` for a wrong code, without fields when the ticket is over, and from the sixth wrong
   * code of an account on 429.
   */
  route({
    method: 'POST',
    path: SECOND_FACTOR_PATHS.second,
    summary: 'Finish signing in, by a code of the second factor',
    gives: { 200: loginResponseSchema },
    refuses: ['unauthenticated'],
    auth: 'public',
    limit: { rule: SIGN_IN_LIMIT, counted: 'by-handler' },
    body: { schema: secondStepSchema },
    handle: async ({ body, countCall, ...call }) =>
      json<LoginResponse>(await steps.finish(body, await arrivalOf(call), countCall)),
  }),

  /** A `PasskeyOptionsResponse`. */
  route({
    method: 'POST',
    path: SECOND_FACTOR_PATHS.passkeySignInOptions,
    summary: 'Get what a browser needs to sign in with a passkey',
    gives: { 200: passkeyOptionsResponseSchema },
    auth: 'public',
    limit: null,
    body: null,
    handle: () => json<PasskeyOptionsResponse>(steps.passkeyOptions()),
  }),

  /** A `LoginResponse`, for which no other factor is asked; 401. */
  route({
    method: 'POST',
    path: SECOND_FACTOR_PATHS.passkeySignIn,
    summary: 'Sign in with a passkey',
    gives: { 200: loginResponseSchema },
    refuses: ['unauthenticated'],
    auth: 'public',
    limit: { rule: SIGN_IN_LIMIT, counted: 'by-handler' },
    body: { schema: passkeySignInSchema },
    handle: async ({ body, countCall, ...call }) =>
      json<LoginResponse>(await steps.byPasskey(body, await arrivalOf(call), countCall)),
  }),
];

function passkeyParam({ id = '' }: PathParams): { readonly id: string } {
  if (!isPasskeyId(id)) throw noSuchPasskey();
  return { id };
}

function noSuchPasskey(): ApiError {
  return new ApiError('not_found', 'You have no such passkey.');
}
