import { identity } from '#network/identity';
import { once } from '../../core/once';

/** The variant of RFC 6238 that authenticator apps support: SHA-1, six digits, a new code every half minute. */
const ALGORITHM = 'SHA1';
const DIGITS = 6;
export const PERIOD_MS = 30_000;
/** Steps that a clock may be ahead or behind. */
const TOLERANCE = 1;
const SECRET_BYTES = 20;

const library = once(() => import('otpauth'));

/** Returns a new secret of 160 bits, as base32. */
export async function newSecret(): Promise<string> {
  const { Secret } = await library();
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** Returns the URI that an authenticator app reads from a QR code. */
export async function uriOf(secret: string, email: string): Promise<string> {
  return (await totpOf(secret, email)).toString();
}

/**
 * Returns the step of a code, counted from 1970.
 * @param now milliseconds since 1970
 * @returns null when the code belongs to no step around now
 */
export async function stepOf(secret: string, code: string, now: number): Promise<number | null> {
  // The library fails on digits of other scripts.
  if (!/^\d{6}$/.test(code)) return null;
  const totp = await totpOf(secret, '');
  const delta = totp.validate({ token: code, timestamp: now, window: TOLERANCE });
  return delta === null ? null : Math.floor(now / PERIOD_MS) + delta;
}

async function totpOf(secret: string, label: string) {
  const { Secret, TOTP } = await library();
  return new TOTP({
    issuer: identity.name,
    label,
    algorithm: ALGORITHM,
    digits: DIGITS,
    period: PERIOD_MS / 1_000,
    secret: Secret.fromBase32(secret),
  });
}
