import { createHash, randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@/contract/second-factor';

const GROUPS = 4;
const GROUP_LENGTH = RECOVERY_CODES.characters / GROUPS;
/** Excludes letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Returns new codes such as `k7m2pw-9wxrat-4hsn8c-bq3yze`, of almost 119 random bits each. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES.count }, () => Array.from({ length: GROUPS }, group).join('-'));
}

/**
 * Returns the stored form of an account's code, however it was typed. The account's id keeps equal codes of two accounts apart.
 * So many random bits need no slow hash.
 */
export function hashRecoveryCode(userId: string, code: string): string {
  const plain = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return createHash('sha256').update(`${userId} ${plain}`).digest('base64url');
}

function group(): string {
  return Array.from({ length: GROUP_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}
