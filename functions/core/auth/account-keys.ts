import { domainToUnicode } from 'node:url';
import { canonicalEmail } from '@/contract/canonical-email';

export const accountKeys = {
  /**
   * Accounts as JSON by id, in one hash: every script names all the keys that it touches, also where it finds the
   * account by its email address first. A hundred thousand accounts take about 40 MB.
   */
  users: 'account:users',
  /** Ids by email address, as {@link emailKey} makes it, and by name, as {@link fold} does. */
  emails: 'account:emails',
  names: 'account:names',
  /** Ids by the folded name of the player that an account is in the game. */
  players: 'account:players',
  /** Ids of the admins. */
  admins: 'account:admins',
  /** The id of the admin whom no other one changes or deletes. */
  owner: 'account:owner',
  /** `<time> <id>`, all with score 0: in the order of creation, and a position stays one when accounts go. */
  list: 'account:list',
  /** Second factors as JSON by user id: what is in them, `factor-scripts.ts` says. */
  factors: 'account:factors',
  /** Who came through the first half of signing in, as a hash: `user`, `fingerprint` and a field for each wrong code. */
  ticket: (hash: string) => `account:ticket:${hash}`,
  /** Which attempt has used a passkey's challenge, by the hash of it. */
  challenge: (hash: string) => `account:challenge:${hash}`,
  /** A user's sessions as JSON, by the hash of their tokens. */
  sessions: (userId: string) => `account:sessions:${userId}`,
} as const;

/** What is the same for people is the same text: case, and ways to encode an accent. */
export function fold(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/** The same text for the ways to write an address: its domain in ASCII or in Unicode, in whatever case. */
export function emailKey(email: string): string {
  return fold(canonicalEmail(email));
}

/**
 * Returns the key of an address, and the one under which an account may stand that is older than {@link emailKey}: with the domain
 * in Unicode. They are equal where the domain has no such form.
 */
export function emailKeys(email: string): readonly [key: string, older: string] {
  const key = emailKey(email);
  const at = key.lastIndexOf('@') + 1;
  return [key, key.slice(0, at) + (domainToUnicode(key.slice(at)) || key.slice(at))];
}
