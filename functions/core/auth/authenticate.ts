import { type Database } from '../database/database';
import { toList } from '../database/replies';
import type { Clock } from '../time/clock';
import { accountKeys } from './account-keys';
import type { Caller, SessionKey } from './caller';
import { unpackSession } from './session-record';
import { USE_SCRIPT } from './session-scripts';
import { parseToken } from './session-token';
import { unpackAccount } from './user-record';

/**
 * Resolves to the caller of a valid token, and marks its session as used: one command, or none for a token that this site never
 * issued. Rejects with `UnavailableError` when the database is away, so nobody is let in then.
 */
export function createAuthenticate(database: Database, clock: Pick<Clock, 'now'>, siteSecret: string) {
  return async (token: string): Promise<Caller | null> => {
    const key = parseToken(token, siteSecret);
    return key && useSession(database, key, clock.now());
  };
}

/** Resolves to the current user and the session, which is marked as used; null when either is gone or the session expired. */
async function useSession(database: Database, key: SessionKey, now: number): Promise<Caller | null> {
  const { userId, tokenHash } = key;
  const args = [userId, tokenHash, String(now)];
  const reply = await database.eval(USE_SCRIPT, [accountKeys.users, accountKeys.sessions(userId)], args);
  if (reply === null) return null;
  const [account, session] = toList(reply);
  return { user: unpackAccount(account).user, session: unpackSession(session), key };
}
