import { canonicalEmail } from '@/contract/canonical-email';
import { accountKeys, emailKeys } from '../../core/auth/account-keys';
import { type Database, DatabaseError } from '../../core/database/database';
import { toNumber, toOneOf, toRecord } from '../../core/database/replies';
import { mailKeys, type PackedEmails } from '../../mail';
import { FORGOT_SCRIPT, RESET_SCRIPT, SEND_SCRIPT, VERIFY_SCRIPT } from './recovery-scripts';

const { users, emails, sessions, factors } = accountKeys;

/** Stand-in with the size of a real account, so that the script parses it in the same time. */
const DECOY = JSON.stringify({
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
 * Tokens of links in emails, in Redis. Each method is one command, and rejects with `UnavailableError`, within a short time, when
 * the database is away.
 */
export function createRecoveryStore(database: Database) {
  return {
    /** Stores an email for the account of an address, if it exists. */
    async forgot(email: string, queued: PackedEmails) {
      const keys = [emails, users, ...queued.keys];
      const args = [...emailKeys(email), queued.json, DECOY];
      if ((await database.eval(FORGOT_SCRIPT, keys, args)) !== 1) throw new DatabaseError();
    },

    /** Returns the account of a token and the address that it was sent to; null for a used or expired one. */
    async holderOf(tokenHash: string): Promise<TokenHolder | null> {
      const json = await database.get(mailKeys.token(tokenHash));
      if (json === null) return null;
      const { userId, email } = toRecord(json);
      if (typeof userId !== 'string' || typeof email !== 'string') throw new DatabaseError();
      return { userId, email };
    },

    /**
     * Sets a new password and ends all sessions, once per token. Removes second factors unless a session of the account had
     * confirmed the address before. `spent`: the token is no longer valid.
     */
    async reset(userId: string, tokenHash: string, passwordHash: string, queued: PackedEmails) {
      const keys = [users, mailKeys.token(tokenHash), sessions(userId), factors, ...queued.keys];
      const reply = await database.eval(RESET_SCRIPT, keys, [userId, passwordHash, queued.json]);
      return toOneOf(reply, ['done', 'spent']);
    },

    /**
     * Confirms an address, once per token. `taken`: another account has it in the meantime.
     * @param isOwnSession whether the call came in a session of the account
     */
    async verify(
      { userId, email }: TokenHolder,
      tokenHash: string,
      isOwnSession: boolean,
      queued: PackedEmails,
    ) {
      const keys = [users, mailKeys.token(tokenHash), sessions(userId), emails, ...queued.keys];
      const address = [canonicalEmail(email), ...emailKeys(email)];
      const args = [userId, queued.json, isOwnSession ? '1' : '', ...address];
      return toOneOf(await database.eval(VERIFY_SCRIPT, keys, args), ['done', 'spent', 'taken']);
    },

    /** Stores an email for an account. Resolves to 0, or to the time from which its address may get another one. */
    async send(userId: string, queued: PackedEmails) {
      return toNumber(await database.eval(SEND_SCRIPT, [users, ...queued.keys], [userId, queued.json]));
    },
  };
}
