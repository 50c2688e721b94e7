/** Paths below `API_BASE` for forgotten passwords and email verification, which no other page needs. */
export const RECOVERY_PATHS = {
  forgot: '/auth/password/forgot',
  reset: '/auth/password/reset',
  verify: '/auth/email/verify',
  sendVerification: '/auth/email/send',
} as const;
