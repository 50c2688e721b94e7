import { parseCookie, stringifySetCookie } from 'cookie';
import { CSRF_COOKIE, type CsrfResponse, csrfResponseSchema } from '@/contract/csrf';
import { type HealthResponse, healthResponseSchema } from '@/contract/health';
import { API_PATHS } from '@/contract/paths';
import { isCsrfToken, issueCsrfToken } from '../core/auth/csrf';
import { json } from '../core/http/answers';
import { type Route, route } from '../core/http/route';

const DAY_SECONDS = 86_400;
const RETRY_AFTER_SECONDS = 30;

export interface SiteServices {
  /** Never rejects. */
  readonly health: () => Promise<HealthResponse>;
  readonly siteSecret: string;
}

export const siteRoutes = ({ health, siteSecret }: SiteServices): Route[] => [
  /** A `HealthResponse`, 200 while the site can serve and 503 with `Retry-After` when it cannot. */
  route({
    method: 'GET',
    path: API_PATHS.health,
    summary: 'Check whether the site is working',
    gives: { 200: healthResponseSchema, 503: healthResponseSchema },
    auth: 'public',
    limit: null,
    body: null,
    async handle() {
      const state = await health();
      if (state.ok) return json<HealthResponse>(state);
      return json<HealthResponse>(state, {
        status: 503,
        headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
      });
    },
  }),

  /**
   * A `CsrfResponse`, and its token as a cookie for one day. A valid token in the request is kept, so that a second tab does not
   * invalidate the first one's.
   */
  route({
    method: 'GET',
    path: API_PATHS.csrf,
    summary: 'Get a CSRF token and its cookie',
    gives: { 200: csrfResponseSchema },
    auth: 'public',
    limit: null,
    body: null,
    handle({ request }) {
      const brought = parseCookie(request.headers.get('Cookie') ?? '')[CSRF_COOKIE];
      const token = brought && isCsrfToken(brought, siteSecret) ? brought : issueCsrfToken(siteSecret);
      return json<CsrfResponse>({ token }, { headers: { 'Set-Cookie': toSetCookie(token, request.url) } });
    },
  }),
];

/** Not HttpOnly, because the site's scripts send the token back in a header. */
function toSetCookie(token: string, url: string): string {
  return stringifySetCookie({
    name: CSRF_COOKIE,
    value: token,
    path: '/',
    maxAge: DAY_SECONDS,
    sameSite: 'strict',
    secure: new URL(url).protocol === 'https:',
  });
}
