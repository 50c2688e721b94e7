import { AUDIT_KEY } from '../../core/audit/audit-script';
import { accountKeys } from '../../core/auth/account-keys';
import type { KeptKeys } from '../../core/database/kept-keys';

/**
 * Accounts in backups: without sessions, counted attempts, and short-lived keys. A restore never removes audit entries, so it
 * cannot hide an action.
 */
export const accountBackup: readonly KeptKeys[] = [
  { keys: accountKeys.users, type: 'hash', counted: 'entries' },
  { keys: accountKeys.emails, type: 'hash' },
  { keys: accountKeys.names, type: 'hash' },
  { keys: accountKeys.players, type: 'hash' },
  { keys: accountKeys.admins, type: 'set' },
  { keys: accountKeys.owner, type: 'string' },
  { keys: accountKeys.list, type: 'zset' },
  { keys: accountKeys.factors, type: 'hash' },
  { keys: AUDIT_KEY, type: 'zset', merges: true },
];
