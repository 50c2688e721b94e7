import { parseCookie, stringifySetCookie } from 'cookie';
import { CSRF_COOKIE, type CsrfAnswer } from '@/contract/csrf';
import { isCsrfToken, issueCsrfToken } from '../core/auth/csrf';
import type { Handler } from '../core/http/endpoint';
import { json } from '../core/http/json';

const DAY_SECONDS = 86_400;

/**
 * `GET /api/csrf`: a `CsrfAnswer`, and its token as a cookie for a day from now. A valid token that the request
 * brought is kept, so that a second tab does not make the first one's worthless.
 */
export function getCsrf(secret: string): Handler {
  return (request) => {
    const brought = parseCookie(request.headers.get('Cookie') ?? '')[CSRF_COOKIE];
    const token = brought && isCsrfToken(brought, secret) ? brought : issueCsrfToken(secret);
    const answer: CsrfAnswer = { token };
    return json(answer, { headers: { 'Set-Cookie': toSetCookie(token, request.url) } });
  };
}

/** Not HttpOnly: the site's scripts send the token back in a header. */
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
