import * as v from 'valibot';
import { DESK_STATES } from './applications';
import { CONTENT_KINDS } from './content-fields';
import { cursor, figure, time } from './shapes';
import { ROLES } from './users';

export const AUDIT_PATH = '/admin/audit';

const ACCOUNT_ACTIONS = [
  'user.created',
  'user.changed',
  'user.deleted',
  'user.sessions_ended',
  'user.link_sent',
  'user.player_released',
] as const;
const APPLICATION_ACTIONS = [
  'application.changed',
  'application.commented',
  'application.resent',
  'application.deleted',
] as const;
const LEADERBOARD_ACTIONS = ['leaderboard.season_started', 'leaderboard.player_removed'] as const;
const REWARD_ACTIONS = ['reward.retried', 'reward.settled', 'reward.tested'] as const;
const SERVICE_ACTIONS = ['vote_service.named', 'vote_service.forgotten'] as const;
const BACKUP_ACTIONS = ['backup.made', 'backup.downloaded', 'backup.restored'] as const;
const CONTENT_ACTIONS = ['content.created', 'content.changed', 'content.deleted'] as const;
const MESSAGE_ACTIONS = [
  'message.taken',
  'message.released',
  'message.closed',
  'message.reopened',
  'message.answered',
  'message.resent',
  'message.deleted',
] as const;

/** Id in the place of an account's for what the site does by itself. */
export const SITE_ACTOR = 'site';

/** Kinds of targets of an action: the first part of its name. */
export const AUDIT_KINDS = [
  'user',
  'application',
  'message',
  'leaderboard',
  'reward',
  'vote_service',
  'backup',
  'content',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** An account's id and current name; null once it is deleted. */
const auditedPerson = v.object({ id: v.string(), username: v.nullable(v.string()) });

const auditEvent = {
  id: v.string(),
  at: time,
  actor: auditedPerson,
};

const auditedUserSchema = v.object({ ...auditedPerson.entries, role: v.picklist(ROLES) });

/**
 * `before` and `after` are the states of the target before and after the action; null if there is no such
 * state.
 */
const accountAuditEntrySchema = v.object({
  ...auditEvent,
  action: v.picklist(ACCOUNT_ACTIONS),
  before: v.nullable(auditedUserSchema),
  after: v.nullable(auditedUserSchema),
  /** Changes that neither state shows. */
  usernameChanged: v.boolean(),
  emailChanged: v.boolean(),
  passwordChanged: v.boolean(),
});
export type AccountAuditEntry = v.InferOutput<typeof accountAuditEntrySchema>;

/** Record of an application in the log, small enough to outlive its erasure. */
const auditedApplicationSchema = v.object({
  id: v.string(),
  position: v.string(),
  state: v.picklist(DESK_STATES),
});

const applicationAuditEntrySchema = v.object({
  ...auditEvent,
  action: v.picklist(APPLICATION_ACTIONS),
  before: v.nullable(auditedApplicationSchema),
  after: v.nullable(auditedApplicationSchema),
  /** True if the note to the applicant changed, which neither state shows. */
  noteChanged: v.boolean(),
});
export type ApplicationAuditEntry = v.InferOutput<typeof applicationAuditEntrySchema>;

/** Players of a mode, or one of them. */
const auditedLeaderboardSchema = v.object({
  mode: v.string(),
  players: figure,
  /** The player concerned, if it was a single one. */
  username: v.nullable(v.string()),
});

const leaderboardAuditEntrySchema = v.object({
  ...auditEvent,
  action: v.picklist(LEADERBOARD_ACTIONS),
  before: v.nullable(auditedLeaderboardSchema),
  after: v.nullable(auditedLeaderboardSchema),
});
export type LeaderboardAuditEntry = v.InferOutput<typeof leaderboardAuditEntrySchema>;

const messageAuditEntrySchema = v.object({
  ...auditEvent,
  action: v.picklist(MESSAGE_ACTIONS),
  /** Record of a contact message in the log: neither its author nor its text. */
  before: v.object({ id: v.string() }),
  /** Null for a deleted message. */
  after: v.nullable(v.object({ id: v.string() })),
});
export type MessageAuditEntry = v.InferOutput<typeof messageAuditEntrySchema>;

const auditedRewardSchema = v.object({
  id: v.string(),
  reward: v.string(),
  /** The reward's player. */
  username: v.string(),
  state: v.string(),
});

const rewardAuditEntrySchema = v.object({
  ...auditEvent,
  action: v.picklist(REWARD_ACTIONS),
  before: v.nullable(auditedRewardSchema),
  after: auditedRewardSchema,
});
export type RewardAuditEntry = v.InferOutput<typeof rewardAuditEntrySchema>;

/** A listing site: the name in its votes, and the vote site that an admin assigned to it. */
const auditedServiceSchema = v.object({ id: v.string(), service: v.string(), site: v.string() });

const serviceAuditEntrySchema = v.object({
  ...auditEvent,
  action: v.picklist(SERVICE_ACTIONS),
  before: v.nullable(auditedServiceSchema),
  after: v.nullable(auditedServiceSchema),
});
export type ServiceAuditEntry = v.InferOutput<typeof serviceAuditEntrySchema>;

const backupAuditEntrySchema = v.object({
  ...auditEvent,
  action: v.picklist(BACKUP_ACTIONS),
  before: v.null(),
  after: v.object({ id: v.string() }),
});
export type BackupAuditEntry = v.InferOutput<typeof backupAuditEntrySchema>;

/**
 * Record of the owner's content in the log; `title` holds the question or the picture's description where
 * there is one, and is empty for the banner and for savings.
 */
const auditedContentSchema = v.object({
  id: v.string(),
  kind: v.picklist([...CONTENT_KINDS, 'banner', 'picture', 'savings']),
  title: v.string(),
  /** Time of publication of news; null for drafts and all other kinds. */
  publishedAt: v.nullable(time),
});

const contentAuditEntrySchema = v.object({
  ...auditEvent,
  action: v.picklist(CONTENT_ACTIONS),
  before: v.nullable(auditedContentSchema),
  after: v.nullable(auditedContentSchema),
  /** Names of the changed fields, separated by commas; empty for all actions but changes. */
  fields: v.string(),
});
export type ContentAuditEntry = v.InferOutput<typeof contentAuditEntrySchema>;

export const auditEntrySchema = v.variant('action', [
  accountAuditEntrySchema,
  applicationAuditEntrySchema,
  leaderboardAuditEntrySchema,
  messageAuditEntrySchema,
  rewardAuditEntrySchema,
  serviceAuditEntrySchema,
  backupAuditEntrySchema,
  contentAuditEntrySchema,
]);
export type AuditEntry = v.InferOutput<typeof auditEntrySchema>;
export type AuditAction = AuditEntry['action'];

/**
 * `GET /api/admin/audit?kind=&person=&from=&to=&cursor=`: newest first. A page may be short or empty and still
 * have a next one.
 */
export const auditResponseSchema = v.object({ entries: v.array(auditEntrySchema), nextCursor: cursor });
export type AuditResponse = v.InferOutput<typeof auditResponseSchema>;
