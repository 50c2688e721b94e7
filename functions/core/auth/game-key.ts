import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether a token is the game servers' key. Takes the same time for every wrong one, of whatever length. */
export function isGameKey(token: string, key: string): boolean {
  return timingSafeEqual(digest(token), digest(key));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
