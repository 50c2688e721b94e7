import { keyedHash } from './auth/keyed-hash';
import { writeLog } from './log';
import { currentRequest } from './request';

/** Enough to tell a site's people apart, but too short to search for the secret. */
const HASH_LENGTH = 16;

/** A keyed hash of personal data: equal for equal values, and meaningless without the secret. */
export type LogHash = (kind: 'account' | 'email' | 'network' | 'player', value: string) => string;

export function createLogHash(siteSecret: string): LogHash {
  return (kind, value) =>
    keyedHash(siteSecret, `log:${kind}:`, value).toString('base64url').slice(0, HASH_LENGTH);
}

/** Events in the log that matter to the site's security. */
export type SecurityEvent =
  | 'signed_in'
  | 'sign_in_failed'
  | 'registered'
  | 'credentials_changed'
  | 'account_deleted'
  | 'confirmed'
  | 'confirmation_failed'
  | 'confirmed_act'
  | 'second_factor_added'
  | 'second_factor_removed'
  | 'second_factor_failed'
  | 'recovery_code_used'
  | 'refused'
  | 'rate_limited';

/** The person involved, as far as known; only keyed hashes are written. */
export interface Involved {
  readonly userId?: string | undefined;
  /** The submitted address, which may belong to no account. */
  readonly email?: string | undefined;
  readonly network?: string | undefined;
}

export type SecurityLog = (event: SecurityEvent, who: Involved, details?: Record<string, unknown>) => void;

/** Writes one line for each event that matters to the site's security. The request's account is added by default. */
export function createSecurityLog(siteSecret: string): SecurityLog {
  const hash = createLogHash(siteSecret);
  return (event, { userId = currentRequest()?.account?.id ?? undefined, email, network }, details = {}) => {
    const isFine = ['signed_in', 'registered', 'confirmed', 'confirmed_act'].includes(event);
    writeLog({
      level: isFine ? 'info' : 'warn',
      event,
      ...(userId !== undefined && { account: hash('account', userId) }),
      ...(email !== undefined && { email: hash('email', email) }),
      ...(network !== undefined && { network: hash('network', network) }),
      ...details,
    });
  };
}
