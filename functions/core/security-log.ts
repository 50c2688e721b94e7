import { keyedHash } from './auth/keyed-hash';
import { type Log, writeLog } from './log';
import { currentRequest } from './request';

/** Enough to tell people of one site apart, and too little to be worth a search for the secret. */
const HASH_LENGTH = 16;

/** A keyed hash of what tells who somebody is: the same for the same thing, and nothing to anybody without the secret. */
export type LogHash = (kind: 'account' | 'email' | 'network' | 'player', value: string) => string;

export function createLogHash(siteSecret: string): LogHash {
  return (kind, value) =>
    keyedHash(siteSecret, `log:${kind}:`, value).toString('base64url').slice(0, HASH_LENGTH);
}

/** What those who guard the site look for in its log. */
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

/** Who it was, as far as that is known; only keyed hashes of it are written. */
export interface Involved {
  readonly userId?: string | undefined;
  /** The address that somebody gave, which need not be an account's. */
  readonly email?: string | undefined;
  readonly network?: string | undefined;
}

export type SecurityLog = (event: SecurityEvent, who: Involved, details?: Record<string, unknown>) => void;

/** One line for each event that matters to the site's safety. Whose request it is is known without being said. */
export function createSecurityLog(siteSecret: string, log: Log = writeLog): SecurityLog {
  const hash = createLogHash(siteSecret);
  return (event, { userId = currentRequest()?.account?.id ?? undefined, email, network }, details = {}) => {
    const isFine = ['signed_in', 'registered', 'confirmed', 'confirmed_act'].includes(event);
    log({
      level: isFine ? 'info' : 'warn',
      event,
      ...(userId !== undefined && { account: hash('account', userId) }),
      ...(email !== undefined && { email: hash('email', email) }),
      ...(network !== undefined && { network: hash('network', network) }),
      ...details,
    });
  };
}
