import { createHash, timingSafeEqual } from 'node:crypto';

/** What is stored of a sender's key, which opens the private link. Its random bits need no slow hash. */
export function hashKey(key: string): string {
  return createHash('sha256').update(key.toLowerCase()).digest('base64url');
}

/** Whether a key is the one of a hash. Takes the same time for every wrong one. */
export function isKeyOf(keyHash: string, key: string): boolean {
  const [expected, given] = [Buffer.from(keyHash), Buffer.from(hashKey(key))];
  return expected.length === given.length && timingSafeEqual(expected, given);
}
