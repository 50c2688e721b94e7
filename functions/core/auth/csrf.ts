import { randomBytes, timingSafeEqual } from 'node:crypto';
import { parseCookie } from 'cookie';
import { CSRF_COOKIE, CSRF_HEADER } from '@/contract/csrf';
import { ApiError } from '../errors/api-error';
import { applicantKeyOf, bearerOf } from './bearer';
import { keyedHash } from './keyed-hash';

const RANDOM_BYTES = 32;

/** Returns a new CSRF token: `<random>.<keyed hash of it>`, both base64url. */
export function issueCsrfToken(secret: string): string {
  const random = randomBytes(RANDOM_BYTES).toString('base64url');
  return `${random}.${sign(random, secret)}`;
}

/** Returns whether a token was issued with this secret. Takes the same time for every wrong signature. */
export function isCsrfToken(token: string, secret: string): boolean {
  const [random, signature, ...rest] = token.split('.');
  if (!random || !signature || rest.length > 0) return false;
  const expected = Buffer.from(sign(random, secret));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/**
 * Refuses a request that another site may have made a visitor's browser send. The request must have the cookie of `GET /api/csrf`
 * and repeat it in a header, which another site can neither read nor set. A bearer or an applicant's key proves the same, because
 * no browser adds one by itself.
 * @throws ApiError `csrf_failed`
 */
export function requireCsrf(headers: Headers, secret: string): void {
  if (bearerOf(headers) !== undefined || applicantKeyOf(headers) !== undefined) return;
  if (bringsToken(headers, secret)) return;
  throw new ApiError('csrf_failed', 'The CSRF token is missing or wrong. Get one from /api/csrf.');
}

function bringsToken(headers: Headers, secret: string): boolean {
  const cookie = parseCookie(headers.get('Cookie') ?? '')[CSRF_COOKIE];
  return cookie !== undefined && cookie === headers.get(CSRF_HEADER) && isCsrfToken(cookie, secret);
}

function sign(random: string, secret: string): string {
  return keyedHash(secret, 'csrf:', random).toString('base64url');
}
