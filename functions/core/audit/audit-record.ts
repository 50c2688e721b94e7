import { randomUUID } from 'node:crypto';
import type { AuditAction, AuditEntry } from '@/contract/audit';
import { position } from '../database/paged-index';
import type { Clock } from '../time/clock';

/** `<time> <id> <entry as JSON>`, all with score 0. */
export const AUDIT_KEY = 'account:audit';

/** An admin's action, written to the audit log atomically with the change. */
export interface AuditRecord {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly actor: AuditEntry['actor'];
  readonly action: AuditAction;
}

/** What an admin is about to do, for the store to log atomically with the change. */
export function auditRecord(
  clock: Pick<Clock, 'now'>,
  actor: AuditRecord['actor'],
  action: AuditRecord['action'],
): AuditRecord {
  return { id: randomUUID(), at: clock.now(), action, actor };
}

/** The audit entry that a script completes, as JSON, and its position; both empty when nothing is logged. */
export function packAudit(record: AuditRecord | undefined): [entry: string, position: string] {
  if (!record) return ['', ''];
  const { id, at, action, actor } = record;
  const entry = {
    id,
    at: new Date(at).toISOString(),
    action,
    actor: { id: actor.id, username: actor.username },
  };
  return [JSON.stringify(entry), position(at, id)];
}
