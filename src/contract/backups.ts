import * as v from 'valibot';
import { figure, time } from './shapes';

/** Why a backup was made: by the nightly run, by an admin, or before a restore. */
export const BACKUP_KINDS = ['night', 'hand', 'restore'] as const;
export type BackupKind = (typeof BACKUP_KINDS)[number];

/** What of a backup is counted, for people. */
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
  /** Of what moment it is. */
  at: time,
  kind: v.picklist(BACKUP_KINDS),
  bytes: figure,
  /** Whether it is encrypted. */
  isLocked: v.boolean(),
  /** How many there are in it of each. */
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
 * Progress after a call, which does as much of the work as fits: until it is `done`, the same call goes on. `saving` comes
 * before `restoring`; `steps` of `of` of that are done. `waiting`: other work is under way, whose progress this is; call again
 * in a second or more.
 */
export const backupWorkResponseSchema = v.object({
  phase: v.picklist(['waiting', 'saving', 'restoring', 'done']),
  steps: figure,
  of: figure,
  /** Id of the backup or the restore that the caller began or joined, for `?work=` of the next call; null before that. */
  work: v.nullable(v.string()),
});
export type BackupWorkResponse = v.InferOutput<typeof backupWorkResponseSchema>;
