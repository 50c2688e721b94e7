/** Paths below `API_BASE` that only the dashboard and the desks use. */
export const ACCOUNT_PATHS = {
  confirm: '/auth/confirm',
  session: '/auth/sessions/:id',
} as const;
