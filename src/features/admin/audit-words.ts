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
import { roleNames } from './desk-access';

/** An entry as a sentence after the name of who did it, and what is different since. */
export interface AuditWords {
  verb: string;
  object: string;
  changes: string[];
}

const accountVerbs: Record<AccountAuditEntry['action'], string> = {
  'user.created': 'created',
  'user.changed': 'changed',
  'user.deleted': 'deleted',
  'user.sessions_ended': 'ended the sessions of',
  'user.player_released': 'released the player of',
};
const applicationVerbs: Record<ApplicationAuditEntry['action'], string> = {
  'application.changed': 'changed',
  'application.commented': 'commented on',
  'application.resent': 'announced again',
  'application.deleted': 'deleted',
};

/** Entries know accounts by their ids: those who are gone have no name any more. */
export const nameOf = (username: string | null | undefined): string => username ?? 'a deleted account';

const difference = (label: string, from: string | undefined, to: string | undefined): string[] => {
  if (from === to) return [];
  if (from === undefined || to === undefined) return [`${label}: ${from ?? to ?? ''}`];
  return [`${label}: ${from} → ${to}`];
};

const ofAccount = (entry: AccountAuditEntry): AuditWords => {
  const { action, before, after, usernameChanged, emailChanged, passwordChanged } = entry;
  const about = before ?? after;
  return {
    verb: accountVerbs[action],
    object: action === 'user.deleted' ? 'an account' : nameOf(about?.username),
    changes: [
      ...difference('Role', nameIn(before), nameIn(after)),
      ...(usernameChanged ? ['Username changed'] : []),
      ...(emailChanged ? ['Email address changed'] : []),
      ...(passwordChanged ? ['Password set anew'] : []),
      ...(about && about.username === null ? [`Account ${about.id}`] : []),
    ],
  };
};

const nameIn = (side: AccountAuditEntry['before']) => (side ? roleNames[side.role] : undefined);

const ofApplication = ({ action, before, after, noteChanged }: ApplicationAuditEntry): AuditWords => {
  const about = before ?? after;
  const [from, to] = [before, after].map((side) => side && stateLabels[side.state]);
  return {
    verb: applicationVerbs[action],
    object: about ? applicationFor(about.position) : 'an application',
    changes: [
      ...difference('State', from ?? undefined, to ?? undefined),
      ...(noteChanged ? ['Note to the applicant changed'] : []),
      ...(about ? [`Application ${about.id}`] : []),
    ],
  };
};

const ofLeaderboard = ({ action, before, after }: LeaderboardAuditEntry): AuditWords => {
  const about = before ?? after;
  const board = about ? `the ${byId(modes, about.mode)?.title ?? about.mode} leaderboard` : 'a leaderboard';
  if (action === 'leaderboard.player_removed')
    return { verb: 'removed', object: `${about?.username ?? 'a player'} from ${board}`, changes: [] };
  return {
    verb: 'started a new season of',
    object: board,
    changes: before ? [`Players until then: ${formatNumber(before.players)}`] : [],
  };
};

const rewardVerbs: Record<RewardAuditEntry['action'], string> = {
  'reward.retried': 'gave again',
  'reward.settled': 'settled',
  'reward.tested': 'sent a test vote for',
};

const ofReward = ({ action, after }: RewardAuditEntry): AuditWords => ({
  verb: rewardVerbs[action],
  object: action === 'reward.tested' ? after.username : `a reward of ${after.username}`,
  changes: [`${action === 'reward.tested' ? 'Vote' : 'Reward'} ${after.id}`],
});

const siteIn = (side: ServiceAuditEntry['before']): string | undefined =>
  side ? (byId(voteSiteNames, side.site)?.name ?? side.site) : undefined;

const ofService = ({ action, before, after }: ServiceAuditEntry): AuditWords => {
  const service = (after ?? before)?.service ?? '';
  const isNamed = action === 'vote_service.named';
  return {
    verb: isNamed ? 'said which vote site' : 'took back which vote site',
    object: `${isolated(service)} is`,
    changes: difference('Vote site', siteIn(before), siteIn(after)),
  };
};

const backupVerbs: Record<BackupAuditEntry['action'], string> = {
  'backup.made': 'made',
  'backup.downloaded': 'downloaded',
  'backup.restored': 'restored the site from',
};

const ofBackup = ({ action, after }: BackupAuditEntry): AuditWords => ({
  verb: backupVerbs[action],
  object: 'a backup',
  changes: [`Backup ${after.id}`],
});

const contentVerbs: Record<ContentAuditEntry['action'], string> = {
  'content.created': 'wrote',
  'content.changed': 'changed',
  'content.deleted': 'deleted',
};
const contentNouns = {
  news: 'the story',
  events: 'the event',
  faq: 'the question',
  banner: 'the banner',
  picture: 'the picture',
};

const ofContent = ({ action, before, after, fields }: ContentAuditEntry): AuditWords => {
  const about = after ?? before;
  const [from, to] = [before, after].map((side) => side?.publishedAt ?? undefined);
  return {
    verb: about?.kind === 'picture' && action === 'content.created' ? 'uploaded' : contentVerbs[action],
    object: about ? `${contentNouns[about.kind]} ${isolated(about.title)}`.trim() : 'what visitors read',
    changes: [
      ...(fields === '' ? [] : [`Changed: ${fields}`]),
      ...(before && after ? difference('Published', from && formatMoment(from), to && formatMoment(to)) : []),
    ],
  };
};

/** Says what an admin did, in words. */
export const toWords = (entry: AuditEntry): AuditWords => {
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
      return { verb: 'deleted', object: 'a contact message', changes: [`Message ${entry.before.id}`] };
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
