import { SERVER_IDS } from '@/content/servers';
import type { KeptKeys } from '../../core/database/kept-keys';

export const voteKeys = {
  /** Players by the folded name, as JSON, in one hash: a script names all that it touches, however many players it meets. */
  players: 'votes:players',
  /** `<time> <id> <receipt as JSON>`, all with score 0. */
  ledger: 'votes:ledger',
  /** What is yet to be claimed at listing sites, as `claimMember` makes it, by when it is due. */
  claims: 'votes:claims',
  /** What listing sites call themselves whom nobody knows, as JSON. */
  unknown: 'votes:unknown',
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
export const companionKeys: readonly string[] = SERVER_IDS.map((id) => voteKeys.companion(id));

/** Votes and rewards as backups have them: without tickets and what was asked in the last minutes. */
export const voteBackup: readonly KeptKeys[] = [
  { keys: voteKeys.players, type: 'hash', counted: 'entries' },
  { keys: voteKeys.ledger, type: 'zset', counted: 'entries' },
  { keys: voteKeys.claims, type: 'zset' },
  { keys: voteKeys.unknown, type: 'hash' },
  { keys: voteKeys.rewarded, type: 'set' },
  { keys: voteKeys.month('*'), type: 'zset' },
];

/** What companions said last, as backups have it. Beside older votes, it must be as old as they are. */
export const companionBackup: readonly KeptKeys[] = companionKeys.map((keys) => ({ keys, type: 'string' }));
