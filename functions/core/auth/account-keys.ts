import { domainToUnicode } from 'node:url';
import { canonicalEmail } from '@/contract/canonical-email';

export const accountKeys = {
  /**
   * Accounts as JSON by id, in one hash: a script must name all keys that it touches, even where it first finds the account by
   * its email address. A hundred thousand accounts take about 40 MB.
   */
  users: 'account:users',
  /** Ids by email address, as {@link emailKey} makes it, and by name, as {@link fold} does. */
  emails: 'account:emails',
  names: 'account:names',
  /** Ids by the folded name of the player that an account is linked to. */
  players: 'account:players',
  admins: 'account:admins',
  /** The id of the owner: the admin whom no other admin changes or deletes. */
  owner: 'account:owner',
  /** `<time> <id>`, all with score 0: in order of creation. Positions stay valid when accounts are deleted. */
  list: 'account:list',
  /** Second factors as JSON by user id; `factor-scripts.ts` documents their fields. */
  factors: 'account:factors',
  /** A sign-in that passed the password step, as a hash: `user`, `fingerprint` and a field for each wrong code. */
  ticket: (hash: string) => `account:ticket:${hash}`,
  /** The attempt that has used a passkey's challenge, by the hash of the challenge. */
  challenge: (hash: string) => `account:challenge:${hash}`,
  /** A user's sessions as JSON, by the hash of their tokens. */
  sessions: (userId: string) => `account:sessions:${userId}`,
} as const;

/** Maps texts that look the same to people to one text, whatever their case and their encoding of accents. */
export function fold(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/** Maps the spellings of an address to one text: its domain in ASCII or in Unicode, in any case. */
export function emailKey(email: string): string {
  return fold(canonicalEmail(email));
}

/**
 * Returns the key of an address, and the key that an account from before {@link emailKey} may have: with the domain in Unicode.
 * They are equal where the domain has no Unicode form.
 */
export function emailKeys(email: string): readonly [key: string, older: string] {
  const key = emailKey(email);
  const at = key.lastIndexOf('@') + 1;
  return [key, key.slice(0, at) + (domainToUnicode(key.slice(at)) || key.slice(at))];
}
