// Decision record: docs/decisions/0015-outbox-and-applications.md
import { createHash, timingSafeEqual } from 'node:crypto';
import type { ApplicationOutline } from './store/application-record';

/** Returns the stored hash of a sender's key, which opens the private link. Its random bits need no slow hash. */
export function hashKey(key: string): string {
  return createHash('sha256').update(key.toLowerCase()).digest('base64url');
}

/** Returns whether a key matches a hash. Takes the same time for every wrong one. */
export function isKeyOf(keyHash: string, key: string): boolean {
  const [expected, given] = [Buffer.from(keyHash), Buffer.from(hashKey(key))];
  return expected.length === given.length && timingSafeEqual(expected, given);
}

export function applicantOfAccount(accountId: string): string {
  return `account:${accountId}`;
}

/** Returns the applicant without an account: the player's name in the game and in the chat, in any case. */
export function applicantOfPerson({ ign, discord }: Pick<ApplicationOutline, 'ign' | 'discord'>): string {
  const names = [ign, discord].map((name) => name.trim().normalize('NFC').toLowerCase());
  return `person:${createHash('sha256').update(JSON.stringify(names)).digest('base64url')}`;
}
