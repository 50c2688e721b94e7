import { accountKeys } from '../../core/auth/account-keys';
import type { Database } from '../../core/database/database';
import { toOneOf } from '../../core/database/replies';
import type { PackedLetters } from '../../mail';
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
/** So long a challenge may be used, and is remembered once it was. */
export const CHALLENGE_MS = 300_000;

const { users, factors, ticket, challenge } = accountKeys;

/** A code that was found to be right, and is yet to be taken: of a step, or a recovery code by its hash. */
export type GoodCode = { readonly step: number } | { readonly recoveryHash: string };

export interface TakenCode {
  readonly code: GoodCode;
  /** A repetition of the same attempt takes nothing more. */
  readonly attempt: string;
  /** Hash of the ticket that is used up with the code; null without one. */
  readonly ticketHash: string | null;
}

export interface UsedPasskey {
  readonly id: string;
  readonly counter: number;
  /** As in {@link TakenCode}. */
  readonly attempt: string;
  readonly challengeHash: string;
}

export type FactorStore = ReturnType<typeof createFactorStore>;

/** Second factors in Redis; each method is one command, and rejects with `UnavailableError` when the database is away. */
export function createFactorStore(database: Database) {
  const run = (script: string, keys: readonly string[], userId: string, ...args: readonly string[]) =>
    database.eval(script, [users, factors, ...keys], [userId, ...args]);

  return {
    /** Null without such an account. */
    load: async (userId: string): Promise<Holder | null> => toHolder(await run(LOAD_SCRIPT, [], userId)),

    /** `exists`: there is an authenticator app already. */
    async begin(userId: string, { secret, until, session }: PendingApp) {
      return toOneOf(await run(BEGIN_SCRIPT, [], userId, secret, String(until), session), [
        'pending',
        'exists',
        'missing',
      ]);
    },

    /** `coded`: the recovery codes are stored. `stale`: another secret waits by now, or none. */
    async confirm(
      userId: string,
      { secret, step }: { readonly secret: string; readonly step: number },
      recoveryHashes: readonly string[],
      letters: PackedLetters,
    ) {
      const args = [secret, String(step), JSON.stringify(recoveryHashes), letters.json];
      return toOneOf(await run(CONFIRM_SCRIPT, letters.keys, userId, ...args), [
        'coded',
        'confirmed',
        'stale',
        'missing',
      ]);
    },

    async removeTotp(userId: string, letters: PackedLetters) {
      const reply = await run(REMOVE_TOTP_SCRIPT, letters.keys, userId, letters.json);
      return toOneOf(reply, ['removed', 'missing']);
    },

    /** Whether the code is taken now, and was not before; its ticket, too. */
    async takeCode(userId: string, { code, attempt, ticketHash }: TakenCode, letters: PackedLetters) {
      const keys = [...(ticketHash === null ? [] : [ticket(ticketHash)]), ...letters.keys];
      const [step, hash] = 'step' in code ? [String(code.step), ''] : ['', code.recoveryHash];
      const args = [attempt, step, hash, ticketHash === null ? '' : '1', letters.json];
      const reply = await run(TAKE_CODE_SCRIPT, keys, userId, ...args);
      return toOneOf(reply, ['taken', 'used', 'missing']) === 'taken';
    },

    /** `coded`: the recovery codes are stored. `full`: there are too many. */
    async addPasskey(
      userId: string,
      passkey: Passkey,
      { challengeHash, recoveryHashes }: { challengeHash: string; recoveryHashes: readonly string[] },
      letters: PackedLetters,
    ) {
      const args = [
        passkey.id,
        packPasskey(passkey),
        String(MOST_PASSKEYS),
        String(CHALLENGE_MS),
        JSON.stringify(recoveryHashes),
        letters.json,
      ];
      const keys = [challenge(challengeHash), ...letters.keys];
      return toOneOf(await run(ADD_PASSKEY_SCRIPT, keys, userId, ...args), [
        'added',
        'coded',
        'full',
        'used',
        'missing',
      ]);
    },

    /** `used`: the challenge was, or the counter has not gone on, as it does unless the passkey was copied. */
    async usePasskey(userId: string, { id, counter, attempt, challengeHash }: UsedPasskey, now: number) {
      const args = [attempt, id, String(counter), String(now), String(CHALLENGE_MS)];
      const reply = await run(USE_PASSKEY_SCRIPT, [challenge(challengeHash)], userId, ...args);
      return toOneOf(reply, ['taken', 'used', 'missing']);
    },

    async removePasskey(userId: string, id: string, letters: PackedLetters) {
      const reply = await run(REMOVE_PASSKEY_SCRIPT, letters.keys, userId, id, letters.json);
      return toOneOf(reply, ['removed', 'missing']);
    },
  };
}
