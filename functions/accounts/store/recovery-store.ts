import { canonicalEmail } from '@/contract/canonical-email';
import { accountKeys, emailKeys } from '../../core/auth/account-keys';
import { type Database, DatabaseError } from '../../core/database/database';
import { toNumber, toOneOf, toRecord } from '../../core/database/replies';
import { mailKeys, type PackedLetters } from '../../mail';
import { FORGOT_SCRIPT, RESET_SCRIPT, SEND_SCRIPT, VERIFY_SCRIPT } from './recovery-scripts';

const { users, emails, sessions, factors } = accountKeys;

/** As long as a real account, which the script takes apart in the same time. */
const NOBODY = JSON.stringify({
  id: '00000000-0000-0000-0000-000000000000',
  username: 'nobody_at_all',
  email: 'nobody@example.org',
  role: 'user',
  createdAt: '2026-01-01T00:00:00.000Z',
  emailVerified: false,
  pendingEmail: null,
  player: null,
  passwordHash: `$scrypt$ln=15,r=8,p=3$${'0'.repeat(22)}$${'0'.repeat(43)}`,
  nameKey: 'nobody_at_all',
  emailKey: 'nobody@example.org',
  position: `${'0'.repeat(15)} 00000000-0000-0000-0000-000000000000`,
});

export interface TokenHolder {
  readonly userId: string;
  readonly email: string;
}

export type RecoveryStore = ReturnType<typeof createRecoveryStore>;

/**
 * What links in mails do, in Redis; each method is one command. Every method rejects with `UnavailableError`, within a short
 * time, when the database is away.
 */
export function createRecoveryStore(database: Database) {
  return {
    /** Stores a mail for the account of an address, if there is one. */
    async forgot(email: string, letters: PackedLetters) {
      const keys = [emails, users, ...letters.keys];
      const args = [...emailKeys(email), letters.json, NOBODY];
      if ((await database.eval(FORGOT_SCRIPT, keys, args)) !== 1) throw new DatabaseError();
    },

    /** Returns the account of a token and the address that it was sent to; null for one that was used or is too old. */
    async holderOf(tokenHash: string): Promise<TokenHolder | null> {
      const json = await database.get(mailKeys.token(tokenHash));
      if (json === null) return null;
      const { userId, email } = toRecord(json);
      if (typeof userId !== 'string' || typeof email !== 'string') throw new DatabaseError();
      return { userId, email };
    },

    /**
     * Sets a new password and ends all sessions, once for a token. Drops second factors where no session of the account had
     * confirmed the address before. `spent`: the token is no longer valid.
     */
    async reset(userId: string, tokenHash: string, passwordHash: string, letters: PackedLetters) {
      const keys = [users, mailKeys.token(tokenHash), sessions(userId), factors, ...letters.keys];
      const reply = await database.eval(RESET_SCRIPT, keys, [userId, passwordHash, letters.json]);
      return toOneOf(reply, ['done', 'spent']);
    },

    /**
     * Confirms an address, once for a token. `taken`: another account has it by now.
     * @param isOwnSession whether the call came in a session of the account
     */
    async verify(
      { userId, email }: TokenHolder,
      tokenHash: string,
      isOwnSession: boolean,
      letters: PackedLetters,
    ) {
      const keys = [users, mailKeys.token(tokenHash), sessions(userId), emails, ...letters.keys];
      const address = [canonicalEmail(email), ...emailKeys(email)];
      const args = [userId, letters.json, isOwnSession ? '1' : '', ...address];
      return toOneOf(await database.eval(VERIFY_SCRIPT, keys, args), ['done', 'spent', 'taken']);
    },

    /** Stores a mail for an account. Resolves to 0, or to the time from which its address may get another one. */
    async send(userId: string, letters: PackedLetters) {
      return toNumber(await database.eval(SEND_SCRIPT, [users, ...letters.keys], [userId, letters.json]));
    },
  };
}
