import * as v from 'valibot';

/** Cookie with the signed CSRF token; the site's scripts read it. */
export const CSRF_COOKIE = 'XSRF-TOKEN';

/** Header in which unsafe calls without a bearer token send the CSRF token back. */
export const CSRF_HEADER = 'X-XSRF-TOKEN';

/** `GET /api/csrf`: the token in the cookie. */
export const csrfResponseSchema = /* @__PURE__ */ v.object({ token: /* @__PURE__ */ v.string() });
export type CsrfResponse = v.InferOutput<typeof csrfResponseSchema>;
