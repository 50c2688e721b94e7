/** The `SESSION_SECRET` of a site. */
export const SECRET = 'a secret of at least 32 characters';
