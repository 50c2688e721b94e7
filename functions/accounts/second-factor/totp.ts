import { identity } from '#network/identity';
import { once } from '../../core/once';

/** RFC 6238 as authenticator apps know it: SHA-1, six digits, a new code each half minute. */
const ALGORITHM = 'SHA1';
const DIGITS = 6;
export const PERIOD_MS = 30_000;
/** A clock may be so many steps ahead or behind. */
const TOLERANCE = 1;
const SECRET_BYTES = 20;

const library = once(() => import('otpauth'));

/** A new secret of 160 bits, as base32. */
export async function newSecret(): Promise<string> {
  const { Secret } = await library();
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** What an authenticator app reads out of a QR code. */
export async function uriOf(secret: string, email: string): Promise<string> {
  return (await totpOf(secret, email)).toString();
}

/**
 * The step, counted from 1970, whose code this is.
 * @param now milliseconds since 1970
 * @returns null when it is the code of no step around now
 */
export async function stepOf(secret: string, code: string, now: number): Promise<number | null> {
  // The library stumbles over digits of other scripts.
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
