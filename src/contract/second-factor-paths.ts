/** Second-factor paths below `API_BASE`, which only the dashboard and the sign-in page need. */
export const SECOND_FACTOR_PATHS = {
  totp: '/auth/totp',
  totpConfirm: '/auth/totp/confirm',
  passkeys: '/auth/passkeys',
  passkeyOptions: '/auth/passkeys/options',
  passkey: '/auth/passkeys/:id',
  second: '/auth/login/second',
  passkeySignIn: '/auth/login/passkey',
  passkeySignInOptions: '/auth/login/passkey/options',
} as const;
