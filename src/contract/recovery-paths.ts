/** Paths below `API_BASE` of calls about forgotten passwords and email addresses, which no other page needs. */
export const RECOVERY_PATHS = {
  forgot: '/auth/password/forgot',
  reset: '/auth/password/reset',
  verify: '/auth/email/verify',
  sendVerification: '/auth/email/send',
} as const;
