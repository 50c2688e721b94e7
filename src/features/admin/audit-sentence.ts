import { roleNames } from '#messages/admin';
import { deskStates } from '#messages/applications/desk';
import { audit as texts } from '#messages/audit';
import { modes } from '#network/modes';
import { voteSiteNames } from '#network/vote-names';
import {
  type AccountAuditEntry,
  type ApplicationAuditEntry,
  type AuditEntry,
  type BackupAuditEntry,
  type ContentAuditEntry,
  type LeaderboardAuditEntry,
  type RewardAuditEntry,
  type ServiceAuditEntry,
  SITE_ACTOR,
} from '@/contract/audit';
import { byId } from '@/lib/by-id';
import { isolated } from '@/lib/direction';
import { formatMoment } from '@/lib/format-date';
import { formatNumber } from '@/lib/format-number';
import { type AnyPageKey, pathOf } from '@/lib/pages';

/** An entry as a sentence that follows the actor's name, and the changes it made. */
export interface AuditSentence {
  verb: string;
  object: string;
  /** URL of the object at its desk; null where it is no longer there. */
  to?: string | null;
  changes: string[];
}

/** Entries refer to accounts by id, so deleted ones have no name. */
const nameOf = (username: string | null | undefined): string => username ?? texts.deletedAccount;

/** Returns the name of who did something: an account, or the site itself. */
export const actorOf = ({ id, username }: AuditEntry['actor']): string =>
  id === SITE_ACTOR ? texts.site : nameOf(username);

const linkTo = (page: AnyPageKey, parameters: Record<string, string> = {}): string | null => {
  const path = pathOf(page);
  const search = new URLSearchParams(parameters).toString();
  return path === null || search === '' ? path : `${path}?${search}`;
};

/** Returns the URL of an account at the desk of users; null for a deleted one. */
export const searchForUser = (username: string | null | undefined): string | null =>
  username ? linkTo('adminUsers', { q: username }) : null;

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
    to: searchForUser(about?.username),
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
  const [from, to] = [before, after].map((side) => side && deskStates[side.state]);
  return {
    verb: texts.applications.verbs[action],
    object: about ? texts.applications.named(about.position) : texts.applications.unknown,
    to: after && linkTo('adminApplications', { id: after.id }),
    changes: [
      ...difference(texts.applications.state, from ?? undefined, to ?? undefined),
      ...(noteChanged ? [texts.applications.note] : []),
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
    to: linkTo('adminLeaderboard'),
    changes: before ? [texts.leaderboards.players(formatNumber(before.players))] : [],
  };
};

const ofReward = ({ action, after }: RewardAuditEntry): AuditSentence => ({
  verb: texts.rewards.verbs[action],
  object:
    action === 'reward.tested'
      ? after.username
      : (action === 'reward.settled' ? texts.rewards.settled : texts.rewards.reward)(after.username),
  to: linkTo('adminVotes'),
  changes: [],
});

const siteIn = (side: ServiceAuditEntry['before']): string | undefined =>
  side ? (byId(voteSiteNames, side.site)?.name ?? side.site) : undefined;

const ofService = ({ action, before, after }: ServiceAuditEntry): AuditSentence => {
  const service = (after ?? before)?.service ?? '';
  return {
    verb: action === 'vote_service.named' ? texts.services.assign : texts.services.unassign,
    object: isolated(service),
    to: linkTo('adminVotes'),
    changes: difference(texts.services.site, siteIn(before), siteIn(after)),
  };
};

const ofBackup = ({ action }: BackupAuditEntry): AuditSentence => ({
  verb: texts.backups.verbs[action],
  object: texts.backups.object,
  to: linkTo('adminBackups'),
  changes: [],
});

const linkToContent = ({ kind, id }: NonNullable<ContentAuditEntry['after']>): string | null => {
  if (kind === 'picture') return null;
  if (kind === 'savings') return linkTo('admin');
  return linkTo('adminContent', { tab: kind, ...(kind !== 'banner' && { id }) });
};

const fieldTexts: Readonly<Partial<Record<string, string>>> = texts.content.fieldTexts;
/** Fields of another version of the site keep their name. */
const textFor = (field: string): string => fieldTexts[field] ?? field;

const ofContent = ({ action, before, after, fields }: ContentAuditEntry): AuditSentence => {
  const about = after ?? before;
  const [from, to] = [before, after].map((side) => side?.publishedAt ?? undefined);
  return {
    verb:
      about?.kind === 'picture' && action === 'content.created'
        ? texts.content.uploaded
        : texts.content.verbs[action],
    object: about ? texts.content.objects[about.kind](about.title) : texts.content.unknown,
    to: after && linkToContent(after),
    changes: [
      ...(fields === '' ? [] : [texts.content.fields(fields.split(', ').map(textFor).join(', '))]),
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
    case 'user.link_sent':
    case 'user.player_released':
      return ofAccount(entry);
    case 'application.changed':
    case 'application.commented':
    case 'application.resent':
    case 'application.deleted':
      return ofApplication(entry);
    case 'message.taken':
    case 'message.released':
    case 'message.closed':
    case 'message.reopened':
    case 'message.answered':
    case 'message.resent':
    case 'message.deleted':
      return {
        verb: texts.messages.verbs[entry.action],
        object: texts.messages.object,
        to: entry.after && linkTo('adminMessages', { id: entry.after.id }),
        changes: [],
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
