import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const RANDOM_BYTES = 32;

/** A new anti-forgery token: `<random>.<HMAC-SHA-256 of it>`, both base64url. */
export function issueCsrfToken(secret: string): string {
  const random = randomBytes(RANDOM_BYTES).toString('base64url');
  return `${random}.${sign(random, secret)}`;
}

/** Whether a token was issued with this secret. Takes the same time for every wrong signature. */
export function isCsrfToken(token: string, secret: string): boolean {
  const [random, signature, ...rest] = token.split('.');
  if (!random || !signature || rest.length > 0) return false;
  const expected = Buffer.from(sign(random, secret));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function sign(random: string, secret: string): string {
  return createHmac('sha256', secret).update(random).digest('base64url');
}
