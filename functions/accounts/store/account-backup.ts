import { AUDIT_KEY } from '../../core/audit/audit-record';
import { accountKeys } from '../../core/auth/account-keys';
import type { KeptKeys } from '../../core/database/kept-keys';

/**
 * Accounts as backups have them: without sessions, counted attempts, and what lives for minutes. Of the audit log nothing is
 * taken back: a restore is no way to hide what was done.
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
