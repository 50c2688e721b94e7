import { serverIds } from '@/lib/servers';
import type { KeptKeys } from '../../core/database/kept-keys';

export const voteKeys = {
  /**
   * Players by the folded name, as JSON, in one hash: a script must name all keys that it touches, however many players it meets.
   */
  players: 'votes:players',
  /** `<time> <id> <receipt as JSON>`, all with score 0. */
  ledger: 'votes:ledger',
  /** Pending claims at listing sites, by due time; members come from `siteClaimMember`. */
  claims: 'votes:claims',
  /** Votes of unrecognized listing sites, as `<folded service> <cast vote as JSON>`, by the time of casting: the last 30 days. */
  unrecognized: 'votes:unrecognized',
  /** Mappings of services to vote sites by admins, as JSON by the folded service. */
  services: 'votes:services',
  /** The last test vote of each service, as a list in JSON, newest first. */
  tests: 'votes:tests',
  /** Names without any valid vote, from earlier versions. Nothing reads it; older backups have it. */
  unknown: 'votes:unknown',
  /** Folded names of players whom companions have seen, by the time they last joined. The game confirms these names. */
  seen: 'votes:seen',
  /** Months whose top voters have received their rewards. */
  rewarded: 'votes:rewarded',
  /** Folded names by the votes of a month. */
  month: (month: string) => `votes:month:${month}`,
  /** The player and site of the ticket with this hash. */
  ticket: (hash: string) => `votes:ticket:${hash}`,
  /** Marker of a recent question to a check. */
  asked: (site: string, player: string) => `votes:asked:${site}:${player}`,
  /** The last report of a server's companion, and the information for its next call. */
  companion: (server: string) => `companion:${server}`,
} as const;

export const companionKeys = (): string[] => serverIds().map((id) => voteKeys.companion(id));

/** Votes and rewards in backups: without tickets and markers of recent questions. */
export const voteBackup: readonly KeptKeys[] = [
  { keys: voteKeys.players, type: 'hash', counted: 'entries' },
  { keys: voteKeys.ledger, type: 'zset', counted: 'entries' },
  { keys: voteKeys.claims, type: 'zset' },
  { keys: voteKeys.unrecognized, type: 'zset' },
  { keys: voteKeys.services, type: 'hash' },
  { keys: voteKeys.tests, type: 'string' },
  { keys: voteKeys.unknown, type: 'hash' },
  { keys: voteKeys.seen, type: 'zset' },
  { keys: voteKeys.rewarded, type: 'set' },
  { keys: voteKeys.month('*'), type: 'zset' },
];

/** The companions' last reports in backups. A report must be as old as the votes that are restored with it. */
export const companionBackup: readonly KeptKeys[] = companionKeys().map((keys) => ({ keys, type: 'string' }));
