import * as v from 'valibot';
import { figure, time } from './shapes';

export const BACKUP_PATHS = {
  backups: '/admin/backups',
  backup: '/admin/backups/:id',
  backupRestore: '/admin/backups/:id/restore',
} as const;

/** Origin of a backup: the nightly run, an admin, or the start of a restore. */
export const BACKUP_KINDS = ['night', 'hand', 'restore'] as const;
export type BackupKind = (typeof BACKUP_KINDS)[number];

/** Record kinds whose numbers are shown for a backup. */
export const BACKUP_COUNTS = [
  'accounts',
  'applications',
  'messages',
  'mails',
  'players',
  'voters',
  'votes',
] as const;

const backupSchema = v.object({
  id: v.string(),
  /** The moment that the backup captures. */
  at: time,
  kind: v.picklist(BACKUP_KINDS),
  bytes: figure,
  /** True if it is encrypted. */
  isLocked: v.boolean(),
  /** Number of records of each kind. */
  counts: v.record(v.string(), figure),
});
export type Backup = v.InferOutput<typeof backupSchema>;

/** `GET /api/admin/backups`: newest first. */
export const backupsResponseSchema = v.object({
  backups: v.array(backupSchema),
  /** True when the caller is the owner, the only admin who can download and restore backups. */
  isOwner: v.boolean(),
});
export type BackupsResponse = v.InferOutput<typeof backupsResponseSchema>;

/**
 * Progress after a call, which does as much of the work as fits; repeat the call until the phase is `done`.
 * `saving` precedes `restoring`, and `steps` out of `of` of that phase are done. `waiting` shows the progress
 * of other work; call again in a second or more.
 */
export const backupWorkResponseSchema = v.object({
  phase: v.picklist(['waiting', 'saving', 'restoring', 'done']),
  steps: figure,
  of: figure,
  /**
   * Id of the backup or restore that the caller began or joined, for `?work=` of the next call; null before
   * that.
   */
  work: v.nullable(v.string()),
});
export type BackupWorkResponse = v.InferOutput<typeof backupWorkResponseSchema>;
