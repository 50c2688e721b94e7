import type { LoginResponse } from '@/contract/auth';
import { signedOut } from '../core/auth/refusals';
import type { Credentials } from '../core/auth/user-record';
import type { SecurityLog } from '../core/security-log';
import type { Arrival } from './arrival';
import type { Sessions } from './sessions';

/**
 * Opens a session for an account whose owner has authenticated.
 * @throws ApiError `unauthenticated` when the account was deleted in the meantime, or its password has changed
 */
export async function signInto(
  sessions: Sessions,
  account: Credentials,
  { device, later }: Pick<Arrival, 'device' | 'later'>,
): Promise<LoginResponse> {
  const token = await sessions.open(account, device, later);
  if (token === null) throw signedOut();
  return { token, user: account.user };
}

interface SignInParts {
  readonly sessions: Sessions;
  readonly securityLog: SecurityLog;
}

/** Opens a session for an account whose factor was checked, and writes to the security log. */
export async function signInByFactor(
  { sessions, securityLog }: SignInParts,
  account: Credentials,
  arrival: Arrival,
): Promise<LoginResponse> {
  const response = await signInto(sessions, account, arrival);
  securityLog('signed_in', { userId: account.user.id, network: arrival.address });
  return response;
}
