import type { LoginResponse } from '@/contract/auth';
import { signedOut } from '../core/auth/signed-out';
import type { Credentials } from '../core/auth/user-record';
import type { Later } from './accounts';
import type { Sessions } from './sessions';

/** What a sign-in comes with besides what proves who it is. */
export interface Arrival {
  /** The network that it comes from. */
  readonly address: string;
  /** Roughly what it is made with; null when that is not known. */
  readonly device: string | null;
  readonly later: Later;
}

/**
 * Opens a session for an account whose owner has proved to be there.
 * @throws ApiError `unauthenticated` when the account is gone by now, or has another password
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
