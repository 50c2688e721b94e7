import { accountKeys } from '../../core/auth/account-keys';
import type { Database } from '../../core/database/database';
import { toFlag, toNumber } from '../../core/database/replies';
import { type Holder, toHolder } from './factor-record';
import { ISSUE_SCRIPT, LOOK_SCRIPT, MISS_SCRIPT } from './ticket-scripts';

export const TICKET_LIMITS = {
  validMs: 600_000,
  /** Wrong codes that end a ticket. */
  mostMisses: 5,
} as const;

const { users, factors, ticket } = accountKeys;

export type TicketStore = ReturnType<typeof createTicketStore>;

/**
 * Tickets of those who gave the right password and are yet to show their second factor, in Redis by their hashes; each method is
 * one command, and rejects with `UnavailableError` when the database is away.
 */
export function createTicketStore(database: Database) {
  return {
    /** False when the account is gone. */
    async issue(hash: string, userId: string) {
      const args = [userId, String(TICKET_LIMITS.validMs)];
      return toFlag(await database.eval(ISSUE_SCRIPT, [users, ticket(hash)], args));
    },

    /** Whose ticket it is; null when it was used up, is too old, or is for a password that was changed. */
    async look(hash: string): Promise<Holder | null> {
      return toHolder(await database.eval(LOOK_SCRIPT, [ticket(hash), users, factors], []));
    },

    /** Counts a wrong code, once for an attempt. Resolves to how many more there may be. */
    async miss(hash: string, attempt: string) {
      const args = [attempt, String(TICKET_LIMITS.mostMisses)];
      return toNumber(await database.eval(MISS_SCRIPT, [ticket(hash)], args));
    },
  };
}
