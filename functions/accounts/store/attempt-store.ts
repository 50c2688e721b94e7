// Decision record: docs/decisions/0011-accounts-and-sessions.md
import { emailKey } from '../../core/auth/account-keys';
import { keyedHash } from '../../core/auth/keyed-hash';
import { type Database, DatabaseError } from '../../core/database/database';
import { toList, toNumber } from '../../core/database/replies';

/** Limits of wrong passwords for one account, across all client addresses. */
export const ATTEMPT_LIMITS = {
  /** Wrong passwords in a row before the account pauses. */
  freeFailures: 5,
  /** The pause doubles with each further wrong password. */
  firstPauseMs: 2_000,
  /** The maximum allows about 100 guesses a day, and is never long for an owner. */
  longestPauseMs: 900_000,
  /** Failures are forgotten after this time without an attempt. */
  forgottenMs: 86_400_000,
} as const;

/** The addresses that an owner recently signed in from are remembered: for how long, and how many. */
const KNOWN_MS = 2_592_000_000;
const KNOWN_ADDRESSES = 5;

/**
 * KEYS: attempts on the account (`failures`, `since`, `pause`), addresses of its owner. ARGV: now, address, free failures, first
 * pause, longest pause, milliseconds after which failures are forgotten. Returns {0, wait} or {1, failures, pause that follows
 * unless it is forgiven}. Attempts during a pause do not prolong it, and addresses of the owner wait half as long. So a constant
 * attacker cannot take every turn.
 */
const BEGIN_SCRIPT = `
local now = tonumber(ARGV[1])
local stored = redis.call('HMGET', KEYS[1], 'failures', 'since', 'pause')
local failures, since, pause = tonumber(stored[1] or 0), tonumber(stored[2] or 0), tonumber(stored[3] or 0)
if redis.call('ZSCORE', KEYS[2], ARGV[2]) then pause = pause / 2 end
-- Without a pause nobody waits, whichever of two clocks is ahead.
local wait = pause > 0 and since + pause - now or 0
if wait > 0 then return { 0, math.ceil(wait) } end
failures, pause = failures + 1, 0
local free = tonumber(ARGV[3])
if failures >= free then
  pause = math.min(tonumber(ARGV[4]) * 2 ^ math.min(failures - free, 30), tonumber(ARGV[5]))
end
redis.call('HSET', KEYS[1], 'failures', failures, 'since', ARGV[1], 'pause', pause)
redis.call('PEXPIRE', KEYS[1], ARGV[6])
return { 1, failures, pause }`;

/** KEYS as above. ARGV: now, address, number of addresses to remember, milliseconds. */
const FORGIVE_SCRIPT = `
redis.call('DEL', KEYS[1])
redis.call('ZADD', KEYS[2], ARGV[1], ARGV[2])
redis.call('ZREMRANGEBYRANK', KEYS[2], 0, -1 - tonumber(ARGV[3]))
redis.call('PEXPIRE', KEYS[2], ARGV[4])
return 1`;

/** A password attempt: the email address of the account, and the client subnet. */
export interface SignInAttempt {
  readonly email: string;
  readonly address: string;
}

/** `failures`: wrong passwords in a row, counting this attempt until it is forgiven. */
export type AttemptVerdict =
  | { readonly admitted: true; readonly failures: number; readonly retryAfterMs: number }
  | { readonly admitted: false; readonly retryAfterMs: number };

export type AttemptStore = ReturnType<typeof createAttemptStore>;

/**
 * Counts wrong passwords per account, whether or not it exists, across all client addresses. In Redis; each method is one
 * command. Keys and values reveal no address of any kind without the site's secret.
 */
export function createAttemptStore(database: Database, siteSecret: string) {
  const digest = (email: string, address = '') =>
    keyedHash(siteSecret, 'attempt:', `${emailKey(email)} ${address}`).toString('base64url');
  const keysOf = (email: string): string[] => {
    const account = digest(email);
    return [`account:attempts:${account}`, `account:addresses:${account}`];
  };
  return {
    /**
     * Counts the attempt before its password is checked, so a hundred concurrent attempts get no further than sequential ones.
     */
    async begin({ email, address }: SignInAttempt, now: number): Promise<AttemptVerdict> {
      const { freeFailures, firstPauseMs, longestPauseMs, forgottenMs } = ATTEMPT_LIMITS;
      const limits = [freeFailures, firstPauseMs, longestPauseMs, forgottenMs].map(String);
      const args = [String(now), digest(email, address), ...limits];
      const [admitted, first, second] = toList(await database.eval(BEGIN_SCRIPT, keysOf(email), args));
      if (admitted === 0 && typeof first === 'number') return { admitted: false, retryAfterMs: first };
      if (admitted === 1 && typeof first === 'number' && typeof second === 'number') {
        return { admitted: true, failures: first, retryAfterMs: second };
      }
      throw new DatabaseError();
    },

    /** Resets the count after a right password, and remembers the address as its owner's. */
    async forgive({ email, address }: SignInAttempt, now: number) {
      const args = [String(now), digest(email, address), String(KNOWN_ADDRESSES), String(KNOWN_MS)];
      if ((await database.eval(FORGIVE_SCRIPT, keysOf(email), args)) !== 1) throw new DatabaseError();
    },

    /** Erases the attempts on a deleted account. */
    async forget(email: string) {
      toNumber(await database.send('DEL', ...keysOf(email)));
    },
  };
}
