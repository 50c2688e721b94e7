import type {
  AccountAuditEntry,
  ApplicationAuditEntry,
  BackupAuditEntry,
  ContentAuditEntry,
  RewardAuditEntry,
} from '@/contract/audit';
import { isolated } from '@/lib/direction';

/** Texts of the audit log. A verb and its object follow the name of who acted. */
export const audit = {
  label: 'Audit log',
  loading: 'Loading the audit log...',
  failure: 'The audit log could not be loaded',
  empty: {
    title: 'Nothing yet',
    text: 'Changes by staff to accounts, applications, leaderboards, rewards and content appear here.',
  },
  deletedAccount: 'a deleted account',
  accounts: {
    verbs: {
      'user.created': 'created',
      'user.changed': 'changed',
      'user.deleted': 'deleted',
      'user.sessions_ended': 'ended the sessions of',
      'user.player_released': 'unlinked the player of',
    } satisfies Record<AccountAuditEntry['action'], string>,
    deleted: 'a user account',
    role: 'Role',
    username: 'Username changed',
    email: 'Email address changed',
    password: 'Password reset',
    id: (id: string) => `Account ${id}`,
  },
  applications: {
    verbs: {
      'application.changed': 'changed',
      'application.commented': 'commented on',
      'application.resent': 'announced again',
      'application.deleted': 'deleted',
    } satisfies Record<ApplicationAuditEntry['action'], string>,
    unknown: 'an application',
    state: 'State',
    note: 'Note to the applicant changed',
    id: (id: string) => `Application ${id}`,
  },
  messages: { verb: 'deleted', object: 'a contact message', id: (id: string) => `Message ${id}` },
  leaderboards: {
    board: (mode: string) => `the ${mode} leaderboard`,
    unknownBoard: 'a leaderboard',
    remove: 'removed',
    removed: (player: string, board: string) => `${player} from ${board}`,
    unknownPlayer: 'a player',
    restart: 'started a new season of',
    players: (count: string) => `Players in the previous season: ${count}`,
  },
  rewards: {
    verbs: {
      'reward.retried': 'retried',
      'reward.settled': 'marked',
      'reward.tested': 'sent a test vote for',
    } satisfies Record<RewardAuditEntry['action'], string>,
    reward: (player: string) => `a reward of ${player}`,
    settled: (player: string) => `a reward of ${player} as delivered`,
    voteId: (id: string) => `Vote ${id}`,
    rewardId: (id: string) => `Reward ${id}`,
  },
  services: {
    assign: 'assigned the vote service',
    unassign: 'unassigned the vote service',
    site: 'Vote site',
  },
  backups: {
    verbs: {
      'backup.made': 'made',
      'backup.downloaded': 'downloaded',
      'backup.restored': 'restored the site from',
    } satisfies Record<BackupAuditEntry['action'], string>,
    object: 'a backup',
    id: (id: string) => `Backup ${id}`,
  },
  content: {
    verbs: {
      'content.created': 'created',
      'content.changed': 'changed',
      'content.deleted': 'deleted',
    } satisfies Record<ContentAuditEntry['action'], string>,
    uploaded: 'uploaded',
    objects: {
      news: (title: string) => `the story ${isolated(title)}`,
      events: (title: string) => `the event ${isolated(title)}`,
      faq: (title: string) => `the question ${isolated(title)}`,
      banner: () => 'the banner',
      picture: (title: string) => `the picture ${isolated(title)}`,
    },
    unknown: 'content',
    fields: (fields: string) => `Changed: ${fields}`,
    published: 'Published',
  },
} as const;
