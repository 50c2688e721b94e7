/** Paths below `API_BASE` of calls about second factors, which only the dashboard and the page where one signs in need. */
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
