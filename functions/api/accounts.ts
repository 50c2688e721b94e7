import type { Config } from '@netlify/functions';
import { identity } from '#network/private/identity';
import { accountDeskRoutes } from '../accounts/desk-routes';
import { passkeySignInRoutes } from '../accounts/passkey-sign-in/routes';
import { recoveryRoutes } from '../accounts/recovery-routes';
import { accountRoutes } from '../accounts/routes';
import { secondFactorRoutes } from '../accounts/second-factor/routes';
import { accountServices } from '../accounts/services';
import { findCaller } from '../core/auth/access';
import { authContext } from '../core/auth/auth-context';
import { guard } from '../core/guard/guard';
import { serve } from '../core/http/serve';
import { leftovers } from '../delivery/leftovers';

const { registration } = identity;

export default serve(
  [
    ...accountRoutes({ ...accountServices, guard, registration }),
    ...recoveryRoutes({
      ...accountServices.recovery,
      findCaller: (request) => findCaller(request, authContext),
    }),
    ...secondFactorRoutes(accountServices.secondFactor),
    ...passkeySignInRoutes(accountServices.passkeySignIn),
    ...accountDeskRoutes(accountServices.admin),
  ],
  authContext,
  leftovers,
);

export const config: Config = {
  path: [
    '/api/auth/register',
    '/api/auth/login',
    '/api/auth/logout',
    '/api/auth/me',
    '/api/auth/confirm',
    '/api/auth/sessions',
    '/api/auth/sessions/:id',
    '/api/auth/export',
    '/api/auth/password/forgot',
    '/api/auth/password/reset',
    '/api/auth/email/verify',
    '/api/auth/email/send',
    '/api/auth/totp',
    '/api/auth/totp/confirm',
    '/api/auth/passkeys',
    '/api/auth/passkeys/options',
    '/api/auth/passkeys/:id',
    '/api/auth/login/second',
    '/api/auth/login/passkey',
    '/api/auth/login/passkey/options',
    '/api/admin/users',
    '/api/admin/users/:id',
    '/api/admin/users/:id/sessions',
    '/api/admin/users/:id/password-link',
    '/api/admin/audit',
  ],
};
