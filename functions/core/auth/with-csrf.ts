import { parseCookie } from 'cookie';
import { CSRF_COOKIE, CSRF_HEADER } from '@/contract/csrf';
import { isCsrfToken } from './csrf';
import { ApiError } from '../http/api-error';
import type { Handler } from '../http/endpoint';

/**
 * Around a handler that changes something: refuses requests that another site may have made a visitor's browser send,
 * before anything else looks at them. They must bring the cookie of `GET /api/csrf` and repeat it in a header, which
 * another site can neither read nor set. A bearer proves the same: no browser adds one by itself.
 */
export function withCsrf(secret: string, handler: Handler): Handler {
  return (request, context) => {
    if (!hasBearer(request.headers) && !hasToken(request.headers, secret)) {
      throw new ApiError(
        'csrf_failed',
        'The anti-forgery token is missing or wrong: get one from /api/csrf.',
      );
    }
    return handler(request, context);
  };
}

function hasBearer(headers: Headers): boolean {
  return /^Bearer\s+\S/i.test(headers.get('Authorization') ?? '');
}

function hasToken(headers: Headers, secret: string): boolean {
  const cookie = parseCookie(headers.get('Cookie') ?? '')[CSRF_COOKIE];
  return cookie !== undefined && cookie === headers.get(CSRF_HEADER) && isCsrfToken(cookie, secret);
}
