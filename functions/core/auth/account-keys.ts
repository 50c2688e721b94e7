/**
 * Accounts as JSON by id, in one hash: every script names all the keys that it touches, also where it finds the
 * account by its email address first. A hundred thousand accounts take about 40 MB.
 */
const USERS_KEY = 'account:users';
/** Ids by email address and by name, each as {@link fold} makes it. */
const EMAILS_KEY = 'account:emails';
const NAMES_KEY = 'account:names';
/** Ids of the admins. */
const ADMINS_KEY = 'account:admins';
/** `<time> <id>`, all with score 0: in the order of creation, and a position stays one when accounts go. */
const LIST_KEY = 'account:list';

export const accountKeys = {
  users: USERS_KEY,
  emails: EMAILS_KEY,
  names: NAMES_KEY,
  admins: ADMINS_KEY,
  list: LIST_KEY,
  /** A user's sessions as JSON, by the hash of their tokens. */
  sessions: (userId: string) => `account:sessions:${userId}`,
} as const;

/** What is the same for people is the same text: case, and ways to encode an accent. */
export function fold(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
