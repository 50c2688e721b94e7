import type { LoginResponse } from '@/contract/users';
import { signedOut } from '../core/auth/refusals';
import type { Credentials } from '../core/auth/user-record';
import type { SecurityLog } from '../core/security-log';
import type { Arrival } from './arrival';
import type { Sessions } from './sessions';

/**
 * Opens a session for an account whose owner has authenticated.
 * @param isConfirmed whether that counts as the session's confirmation, too
 * @throws ApiError `unauthenticated` when the account was deleted in the meantime, or its password has changed
 */
export async function signInto(
  sessions: Sessions,
  account: Credentials,
  { device, later }: Pick<Arrival, 'device' | 'later'>,
  isConfirmed = false,
): Promise<LoginResponse> {
  const token = await sessions.open(account, device, later, isConfirmed);
  if (token === null) throw signedOut();
  return { token, user: account.user };
}

interface SignInParts {
  readonly sessions: Sessions;
  readonly securityLog: SecurityLog;
}

/**
 * Opens a session for an account whose factor was checked, and writes to the security log. The session is confirmed for the next
 * minutes: nobody who has just shown a factor is asked for a password again.
 */
export async function signInByFactor(
  { sessions, securityLog }: SignInParts,
  account: Credentials,
  arrival: Arrival,
): Promise<LoginResponse> {
  const response = await signInto(sessions, account, arrival, true);
  securityLog('signed_in', { userId: account.user.id, network: arrival.address });
  return response;
}
