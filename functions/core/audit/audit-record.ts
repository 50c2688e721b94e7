import { randomUUID } from 'node:crypto';
import type { AuditRecord } from '../../accounts/account-ports';
import type { Clock } from '../../status/ports';

/** What an admin is about to do, for the store to log with the deed. */
export function auditRecord(
  clock: Pick<Clock, 'now'>,
  actor: AuditRecord['actor'],
  action: AuditRecord['action'],
): AuditRecord {
  return { id: randomUUID(), at: clock.now(), action, actor };
}
