/** Paths below `API_BASE` for accounts, besides those that many pages call. */
export const ACCOUNT_PATHS = {
  confirm: '/auth/confirm',
  session: '/auth/sessions/:id',
  forgot: '/auth/password/forgot',
  reset: '/auth/password/reset',
  verify: '/auth/email/verify',
  sendVerification: '/auth/email/send',
  totp: '/auth/totp',
  totpConfirm: '/auth/totp/confirm',
  passkeys: '/auth/passkeys',
  passkeyOptions: '/auth/passkeys/options',
  passkey: '/auth/passkeys/:id',
  second: '/auth/login/second',
  passkeySignIn: '/auth/login/passkey',
  passkeySignInOptions: '/auth/login/passkey/options',
} as const;
