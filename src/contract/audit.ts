import type { ApplicationState, Position } from './applications';
import type { LeaderboardMode } from './leaderboard';
import type { User } from './users';

export const ACCOUNT_ACTIONS = [
  'user.created',
  'user.changed',
  'user.deleted',
  'user.sessions_ended',
] as const;
export const APPLICATION_ACTIONS = [
  'application.changed',
  'application.commented',
  'application.resent',
  'application.deleted',
] as const;
export const LEADERBOARD_ACTIONS = ['leaderboard.season_started', 'leaderboard.player_removed'] as const;
export const MESSAGE_ACTIONS = ['message.deleted'] as const;
export const AUDIT_ACTIONS = [
  ...ACCOUNT_ACTIONS,
  ...APPLICATION_ACTIONS,
  ...LEADERBOARD_ACTIONS,
  ...MESSAGE_ACTIONS,
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

interface AuditEvent {
  id: string;
  /** ISO 8601. */
  at: string;
  /** Who did it; names are those of that moment. */
  actor: { id: string; username: string };
}

/** `before` and `after` are what it was done to, as it was and as it became; null where there is no such side. */
export interface AccountAuditEntry extends AuditEvent {
  action: (typeof ACCOUNT_ACTIONS)[number];
  before: User | null;
  after: User | null;
  /** Whether the password was set anew, which neither side shows. */
  passwordChanged: boolean;
}

/** What the log keeps of an application: little enough to outlive its erasure. */
export interface AuditedApplication {
  id: string;
  position: Position;
  state: ApplicationState;
}

export interface ApplicationAuditEntry extends AuditEvent {
  action: (typeof APPLICATION_ACTIONS)[number];
  before: AuditedApplication | null;
  after: AuditedApplication | null;
  /** Whether the note to the applicant was changed, which neither side shows. */
  noteChanged: boolean;
}

/** Players of a mode, or one of them. */
export interface AuditedLeaderboard {
  mode: LeaderboardMode;
  players: number;
  /** Whom it was about, when it was one. */
  username: string | null;
}

export interface LeaderboardAuditEntry extends AuditEvent {
  action: (typeof LEADERBOARD_ACTIONS)[number];
  before: AuditedLeaderboard | null;
  after: AuditedLeaderboard | null;
}

/** What the log keeps of a contact message: not who wrote it, nor what. */
export interface AuditedMessage {
  id: string;
}

export interface MessageAuditEntry extends AuditEvent {
  action: (typeof MESSAGE_ACTIONS)[number];
  before: AuditedMessage;
  after: null;
}

/** One thing that an admin did. */
export type AuditEntry =
  AccountAuditEntry | ApplicationAuditEntry | LeaderboardAuditEntry | MessageAuditEntry;

/** `GET /api/admin/audit?cursor=`: newest first. */
export interface AuditAnswer {
  entries: AuditEntry[];
  /** For `?cursor=`; null at the end. */
  nextCursor: string | null;
}
