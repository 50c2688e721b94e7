import { accountKeys } from '../../core/auth/account-keys';
import type { Database } from '../../core/database/database';
import { toFlag, toNumber } from '../../core/database/replies';
import { type Holder, toHolder } from './factor-record';
import { ISSUE_SCRIPT, FIND_TICKET_SCRIPT, WRONG_CODE_SCRIPT } from './ticket-scripts';

export const TICKET_LIMITS = {
  validMs: 600_000,
  /** Wrong codes that end a ticket. */
  mostWrongCodes: 5,
} as const;

const { users, factors, ticket } = accountKeys;

export type TicketStore = ReturnType<typeof createTicketStore>;

/**
 * Tickets of users who gave the right password and still need their second factor, in Redis by their hashes. Each method is one
 * command, and rejects with `UnavailableError` when the database is away.
 */
export function createTicketStore(database: Database) {
  return {
    /** False when the account is gone. */
    async issue(hash: string, userId: string) {
      const args = [userId, String(TICKET_LIMITS.validMs)];
      return toFlag(await database.eval(ISSUE_SCRIPT, [users, ticket(hash)], args));
    },

    /** Resolves to the ticket's account; null when the ticket was used up, is too old, or the password has changed. */
    async find(hash: string): Promise<Holder | null> {
      return toHolder(await database.eval(FIND_TICKET_SCRIPT, [ticket(hash), users, factors], []));
    },

    /** Counts a wrong code, once per attempt. Resolves to how many more are allowed. */
    async countWrongCode(hash: string, attempt: string) {
      const args = [attempt, String(TICKET_LIMITS.mostWrongCodes)];
      return toNumber(await database.eval(WRONG_CODE_SCRIPT, [ticket(hash)], args));
    },
  };
}
