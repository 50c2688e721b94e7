import { PASSWORD_LIMITS } from '@/contract/password';
import { once } from '../core/once';

/**
 * Returns whether a password is among the 18,000 most common ones of valid length, in any case and character width. The first
 * call unpacks the list, which takes about 50 ms: most instances never need it.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const known = await commonPasswords();
  return known.has(password.normalize('NFKC').toLowerCase());
}

const commonPasswords = once(async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter(({ length }) => length >= PASSWORD_LIMITS.least));
});
