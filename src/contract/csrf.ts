import * as v from 'valibot';

/** Cookie that carries the signed anti-forgery token; scripts of the site read it. */
export const CSRF_COOKIE = 'XSRF-TOKEN';

/** Header in which unsafe calls without a bearer send the token back. */
export const CSRF_HEADER = 'X-XSRF-TOKEN';

/** `GET /api/csrf`: the token that the cookie holds. */
export const csrfResponseSchema = v.object({ token: v.string() });
export type CsrfResponse = v.InferOutput<typeof csrfResponseSchema>;
