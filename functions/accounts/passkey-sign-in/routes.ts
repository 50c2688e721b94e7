import { ACCOUNT_PATHS } from '@/contract/account-paths';
import { type PasskeyOptionsResponse, passkeyOptionsResponseSchema } from '@/contract/second-factor';
import { passkeySignInSchema } from '@/contract/second-factor-requests';
import { type LoginResponse, loginResponseSchema } from '@/contract/users';
import { json } from '../../core/http/answers';
import { type Route, route } from '../../core/http/route';
import { SIGN_IN_LIMIT } from '../../core/limits/rate-limit';
import { arrivalOf } from '../arrival';
import type { PasskeySignIn } from './passkey-sign-in';

/** The routes of passkeys that replace the password. */
export const passkeySignInRoutes = (passkeys: PasskeySignIn): Route[] => [
  route({
    method: 'POST',
    path: ACCOUNT_PATHS.passkeySignInOptions,
    summary: 'Get the options with which a browser signs in with a passkey',
    gives: { 200: passkeyOptionsResponseSchema },
    auth: 'public',
    limit: null,
    body: null,
    handle: () => json<PasskeyOptionsResponse>(passkeys.options()),
  }),

  /** A `LoginResponse`, without any other factor; 401. */
  route({
    method: 'POST',
    path: ACCOUNT_PATHS.passkeySignIn,
    summary: 'Sign in with a passkey',
    gives: { 200: loginResponseSchema },
    refuses: ['unauthenticated'],
    auth: 'public',
    limit: { rule: SIGN_IN_LIMIT, counted: 'by-handler' },
    body: { schema: passkeySignInSchema },
    handle: async ({ body, countCall, ...call }) =>
      json<LoginResponse>(await passkeys.signIn(body, await arrivalOf(call), countCall)),
  }),
];
