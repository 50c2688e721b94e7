import type { User } from './users';

export const AUDIT_ACTIONS = ['user.created', 'user.changed', 'user.deleted', 'user.sessions_ended'] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** One thing that an admin did. Names are those of that moment. */
export interface AuditEntry {
  id: string;
  /** ISO 8601. */
  at: string;
  action: AuditAction;
  actor: { id: string; username: string };
  /** The account that it was done to, as it was and as it became; null where there is no such side. */
  before: User | null;
  after: User | null;
  /** Whether the password was set anew, which neither side shows. */
  passwordChanged: boolean;
}

/** `GET /api/admin/audit?cursor=`: newest first. */
export interface AuditAnswer {
  entries: AuditEntry[];
  /** For `?cursor=`; null at the end. */
  nextCursor: string | null;
}
