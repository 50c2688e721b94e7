import { randomUUID } from 'node:crypto';
import type { AuditAction } from '@/contract/audit';
import { position } from '../database/paged-index';
import { currentRequest } from '../request';
import type { Clock } from '../time/clock';

/** `<time> <id> <entry as JSON>`, all with score 0. */
export const AUDIT_KEY = 'account:audit';

/** An admin's action, written to the audit log atomically with the change. */
export interface AuditRecord {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The id alone, so a deleted account is no longer named in the log. */
  readonly actor: { readonly id: string };
  readonly action: AuditAction;
}

/** Returns the record of an admin's action, for the store to log atomically with the change. */
export function auditRecord(
  clock: Pick<Clock, 'now'>,
  { id }: AuditRecord['actor'],
  action: AuditRecord['action'],
): AuditRecord {
  const record = { id: randomUUID(), at: clock.now(), action, actor: { id } };
  currentRequest()?.audited.push(record);
  return record;
}

/** Returns the audit entry that a script completes, as JSON, and its position; both empty when nothing is logged. */
export function packAudit(record: AuditRecord | undefined): [entry: string, position: string] {
  if (!record) return ['', ''];
  const { id, at, action, actor } = record;
  const entry = { id, at: new Date(at).toISOString(), action, actor: { id: actor.id } };
  return [JSON.stringify(entry), positionOf(record)];
}

/** Returns the position in the log of a record's entry, if it has one. */
export function positionOf({ at, id }: AuditRecord): string {
  return position(at, id);
}
