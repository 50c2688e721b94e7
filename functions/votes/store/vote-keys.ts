import { serverIds } from '@/lib/servers';
import type { KeptKeys } from '../../core/database/kept-keys';

export const voteKeys = {
  /** Players by the folded name, as JSON, in one hash: a script names all that it touches, however many players it meets. */
  players: 'votes:players',
  /** `<time> <id> <receipt as JSON>`, all with score 0. */
  ledger: 'votes:ledger',
  /** What is yet to be claimed at listing sites, as `claimMember` makes it, by when it is due. */
  claims: 'votes:claims',
  /**
   * Votes of listing sites that nobody has named, as `<folded service> <cast vote as JSON>`, by when they were cast: the last 30 days
   * of them.
   */
  unrecognized: 'votes:unrecognized',
  /** The vote sites that admins have said services are, as JSON by the folded service. */
  services: 'votes:services',
  /** The last test vote of each service, as a list in JSON, the newest first. */
  tests: 'votes:tests',
  /** Names that counted for nothing, as earlier versions kept them. Nothing reads it; older backups have it. */
  unknown: 'votes:unknown',
  /** Folded names of players whom companions have seen, by when they last joined: the game says that these are names. */
  seen: 'votes:seen',
  /** The months whose most loyal voters have their rewards. */
  rewarded: 'votes:rewarded',
  /** Folded names by the votes of a month. */
  month: (month: string) => `votes:month:${month}`,
  /** The player and site that a ticket with this hash was made for. */
  ticket: (hash: string) => `votes:ticket:${hash}`,
  /** That a check was asked lately. */
  asked: (site: string, player: string) => `votes:asked:${site}:${player}`,
  /** What a server's companion said last, with what it is to learn at its next call. */
  companion: (server: string) => `companion:${server}`,
} as const;

/** Of all servers. */
export const companionKeys = (): string[] => serverIds().map((id) => voteKeys.companion(id));

/** Votes and rewards as backups have them: without tickets and what was asked in the last minutes. */
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

/** What companions said last, as backups have it. Beside older votes, it must be as old as they are. */
export const companionBackup: readonly KeptKeys[] = companionKeys().map((keys) => ({ keys, type: 'string' }));
