import { audit as texts } from '#messages/audit';
import { roleNames } from '#messages/role-names';
import { modes } from '#network/modes';
import { voteSiteNames } from '#network/vote-names';
import type {
  AccountAuditEntry,
  ApplicationAuditEntry,
  AuditEntry,
  BackupAuditEntry,
  ContentAuditEntry,
  LeaderboardAuditEntry,
  RewardAuditEntry,
  ServiceAuditEntry,
} from '@/contract/audit';
import { byId } from '@/lib/by-id';
import { isolated } from '@/lib/direction';
import { formatMoment } from '@/lib/format-date';
import { formatNumber } from '@/lib/format-number';
import { applicationFor, stateLabels } from './application-labels';

/** An entry as a sentence that follows the actor's name, and the changes it made. */
export interface AuditSentence {
  verb: string;
  object: string;
  changes: string[];
}

/** Entries refer to accounts by id, so deleted ones have no name. */
export const nameOf = (username: string | null | undefined): string => username ?? texts.deletedAccount;

const difference = (label: string, from: string | undefined, to: string | undefined): string[] => {
  if (from === to) return [];
  if (from === undefined || to === undefined) return [`${label}: ${from ?? to ?? ''}`];
  return [`${label}: ${from} → ${to}`];
};

const ofAccount = (entry: AccountAuditEntry): AuditSentence => {
  const { action, before, after, usernameChanged, emailChanged, passwordChanged } = entry;
  const about = before ?? after;
  return {
    verb: texts.accounts.verbs[action],
    object: action === 'user.deleted' ? texts.accounts.deleted : nameOf(about?.username),
    changes: [
      ...difference(texts.accounts.role, nameIn(before), nameIn(after)),
      ...(usernameChanged ? [texts.accounts.username] : []),
      ...(emailChanged ? [texts.accounts.email] : []),
      ...(passwordChanged ? [texts.accounts.password] : []),
      ...(about && about.username === null ? [texts.accounts.id(about.id)] : []),
    ],
  };
};

const nameIn = (side: AccountAuditEntry['before']) => (side ? roleNames[side.role] : undefined);

const ofApplication = ({ action, before, after, noteChanged }: ApplicationAuditEntry): AuditSentence => {
  const about = before ?? after;
  const [from, to] = [before, after].map((side) => side && stateLabels[side.state]);
  return {
    verb: texts.applications.verbs[action],
    object: about ? applicationFor(about.position) : texts.applications.unknown,
    changes: [
      ...difference(texts.applications.state, from ?? undefined, to ?? undefined),
      ...(noteChanged ? [texts.applications.note] : []),
      ...(about ? [texts.applications.id(about.id)] : []),
    ],
  };
};

const ofLeaderboard = ({ action, before, after }: LeaderboardAuditEntry): AuditSentence => {
  const about = before ?? after;
  const board = about
    ? texts.leaderboards.board(byId(modes, about.mode)?.title ?? about.mode)
    : texts.leaderboards.unknownBoard;
  if (action === 'leaderboard.player_removed')
    return {
      verb: texts.leaderboards.remove,
      object: texts.leaderboards.removed(about?.username ?? texts.leaderboards.unknownPlayer, board),
      changes: [],
    };
  return {
    verb: texts.leaderboards.restart,
    object: board,
    changes: before ? [texts.leaderboards.players(formatNumber(before.players))] : [],
  };
};

const ofReward = ({ action, after }: RewardAuditEntry): AuditSentence => ({
  verb: texts.rewards.verbs[action],
  object:
    action === 'reward.tested'
      ? after.username
      : (action === 'reward.settled' ? texts.rewards.settled : texts.rewards.reward)(after.username),
  changes: [action === 'reward.tested' ? texts.rewards.voteId(after.id) : texts.rewards.rewardId(after.id)],
});

const siteIn = (side: ServiceAuditEntry['before']): string | undefined =>
  side ? (byId(voteSiteNames, side.site)?.name ?? side.site) : undefined;

const ofService = ({ action, before, after }: ServiceAuditEntry): AuditSentence => {
  const service = (after ?? before)?.service ?? '';
  return {
    verb: action === 'vote_service.named' ? texts.services.assign : texts.services.unassign,
    object: isolated(service),
    changes: difference(texts.services.site, siteIn(before), siteIn(after)),
  };
};

const ofBackup = ({ action, after }: BackupAuditEntry): AuditSentence => ({
  verb: texts.backups.verbs[action],
  object: texts.backups.object,
  changes: [texts.backups.id(after.id)],
});

const ofContent = ({ action, before, after, fields }: ContentAuditEntry): AuditSentence => {
  const about = after ?? before;
  const [from, to] = [before, after].map((side) => side?.publishedAt ?? undefined);
  return {
    verb:
      about?.kind === 'picture' && action === 'content.created'
        ? texts.content.uploaded
        : texts.content.verbs[action],
    object: about ? texts.content.objects[about.kind](about.title) : texts.content.unknown,
    changes: [
      ...(fields === '' ? [] : [texts.content.fields(fields)]),
      ...(before && after
        ? difference(texts.content.published, from && formatMoment(from), to && formatMoment(to))
        : []),
    ],
  };
};

/** Describes an admin's action. */
export const auditSentence = (entry: AuditEntry): AuditSentence => {
  switch (entry.action) {
    case 'user.created':
    case 'user.changed':
    case 'user.deleted':
    case 'user.sessions_ended':
    case 'user.player_released':
      return ofAccount(entry);
    case 'application.changed':
    case 'application.commented':
    case 'application.resent':
    case 'application.deleted':
      return ofApplication(entry);
    case 'message.deleted':
      return {
        verb: texts.messages.verb,
        object: texts.messages.object,
        changes: [texts.messages.id(entry.before.id)],
      };
    case 'leaderboard.season_started':
    case 'leaderboard.player_removed':
      return ofLeaderboard(entry);
    case 'reward.retried':
    case 'reward.settled':
    case 'reward.tested':
      return ofReward(entry);
    case 'vote_service.named':
    case 'vote_service.forgotten':
      return ofService(entry);
    case 'backup.made':
    case 'backup.downloaded':
    case 'backup.restored':
      return ofBackup(entry);
    case 'content.created':
    case 'content.changed':
    case 'content.deleted':
      return ofContent(entry);
  }
};
