import { createHash, randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@/contract/second-factor';

const GROUPS = 2;
const GROUP_LENGTH = RECOVERY_CODES.characters / GROUPS;
/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** New codes such as `k7m2p-9wxra`, of almost 50 bits each. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES.count }, () => Array.from({ length: GROUPS }, group).join('-'));
}

/** What is stored of a code, however it was typed. Its random bits, and the limit on attempts, need no slow hash. */
export function hashRecoveryCode(code: string): string {
  const plain = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return createHash('sha256').update(plain).digest('base64url');
}

function group(): string {
  return Array.from({ length: GROUP_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}
