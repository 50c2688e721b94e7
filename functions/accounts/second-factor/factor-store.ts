import { accountKeys } from '../../core/auth/account-keys';
import type { Database } from '../../core/database/database';
import { toOneOf } from '../../core/database/replies';
import type { PackedEmails } from '../../mail';
import { type Holder, packPasskey, type Passkey, type PendingApp, toHolder } from './factor-record';
import {
  ADD_PASSKEY_SCRIPT,
  BEGIN_SCRIPT,
  CONFIRM_SCRIPT,
  LOAD_SCRIPT,
  REMOVE_PASSKEY_SCRIPT,
  REMOVE_TOTP_SCRIPT,
  TAKE_CODE_SCRIPT,
  USE_PASSKEY_SCRIPT,
} from './factor-scripts';

const MOST_PASSKEYS = 10;
/** Validity of a challenge; a used one is remembered for the same time. */
export const CHALLENGE_MS = 300_000;

const { users, factors, ticket, challenge } = accountKeys;

/** A code that is right but not yet taken: one of a step, or a recovery code by its hash. */
export type GoodCode = { readonly step: number } | { readonly recoveryHash: string };

export interface TakenCode {
  readonly code: GoodCode;
  /** Id that makes a repetition of the same attempt take nothing more. */
  readonly attempt: string;
  /** Hash of the ticket that is used up with the code; null without one. */
  readonly ticketHash: string | null;
}

export interface UsedPasskey {
  readonly id: string;
  readonly counter: number;
  /** Id of the attempt, as in {@link TakenCode}. */
  readonly attempt: string;
  readonly challengeHash: string;
}

export type FactorStore = ReturnType<typeof createFactorStore>;

/** Second factors in Redis. Each method is one command, and rejects with `UnavailableError` when the database is away. */
export function createFactorStore(database: Database) {
  const run = (script: string, keys: readonly string[], userId: string, ...args: readonly string[]) =>
    database.eval(script, [users, factors, ...keys], [userId, ...args]);

  return {
    /** Null without such an account. */
    load: async (userId: string): Promise<Holder | null> => toHolder(await run(LOAD_SCRIPT, [], userId)),

    /** `exists`: the account already has an authenticator app. */
    async begin(userId: string, { secret, until, session }: PendingApp) {
      return toOneOf(await run(BEGIN_SCRIPT, [], userId, secret, String(until), session), [
        'pending',
        'exists',
        'missing',
      ]);
    },

    /** `coded`: the recovery codes are stored. `stale`: this secret is no longer the pending one. */
    async confirm(
      userId: string,
      { secret, step }: { readonly secret: string; readonly step: number },
      recoveryHashes: readonly string[],
      queued: PackedEmails,
    ) {
      const args = [secret, String(step), JSON.stringify(recoveryHashes), queued.json];
      return toOneOf(await run(CONFIRM_SCRIPT, queued.keys, userId, ...args), [
        'coded',
        'confirmed',
        'stale',
        'missing',
      ]);
    },

    async removeTotp(userId: string, queued: PackedEmails) {
      const reply = await run(REMOVE_TOTP_SCRIPT, queued.keys, userId, queued.json);
      return toOneOf(reply, ['removed', 'missing']);
    },

    /** Takes the code and its ticket; false when one of them was taken before. */
    async takeCode(userId: string, { code, attempt, ticketHash }: TakenCode, queued: PackedEmails) {
      const keys = [...(ticketHash === null ? [] : [ticket(ticketHash)]), ...queued.keys];
      const [step, hash] = 'step' in code ? [String(code.step), ''] : ['', code.recoveryHash];
      const args = [attempt, step, hash, ticketHash === null ? '' : '1', queued.json];
      const reply = await run(TAKE_CODE_SCRIPT, keys, userId, ...args);
      return toOneOf(reply, ['taken', 'used', 'missing']) === 'taken';
    },

    /** `coded`: the recovery codes are stored. `full`: the account has the maximum of passkeys. */
    async addPasskey(
      userId: string,
      passkey: Passkey,
      { challengeHash, recoveryHashes }: { challengeHash: string; recoveryHashes: readonly string[] },
      queued: PackedEmails,
    ) {
      const args = [
        passkey.id,
        packPasskey(passkey),
        String(MOST_PASSKEYS),
        String(CHALLENGE_MS),
        JSON.stringify(recoveryHashes),
        queued.json,
      ];
      const keys = [challenge(challengeHash), ...queued.keys];
      return toOneOf(await run(ADD_PASSKEY_SCRIPT, keys, userId, ...args), [
        'added',
        'coded',
        'full',
        'used',
        'missing',
      ]);
    },

    /** `used`: the challenge was used before, or the counter has not increased, which hints at a copied passkey. */
    async usePasskey(userId: string, { id, counter, attempt, challengeHash }: UsedPasskey, now: number) {
      const args = [attempt, id, String(counter), String(now), String(CHALLENGE_MS)];
      const reply = await run(USE_PASSKEY_SCRIPT, [challenge(challengeHash)], userId, ...args);
      return toOneOf(reply, ['taken', 'used', 'missing']);
    },

    async removePasskey(userId: string, id: string, queued: PackedEmails) {
      const reply = await run(REMOVE_PASSKEY_SCRIPT, queued.keys, userId, id, queued.json);
      return toOneOf(reply, ['removed', 'missing']);
    },
  };
}
