import type { LeaderboardMode } from '@/contract/leaderboard';
import type { KeptKeys } from '../../core/database/kept-keys';
import { rankedBy, modeIds } from '../metrics';

/** Key of the sorted set of player ids by value. */
const orderKey = (mode: LeaderboardMode, metric: string): string => `leaderboard:${mode}:by:${metric}`;

/**
 * Keys of a mode, in the order that scripts receive them.
 * @param more additional keys of a script
 */
export function boardKeys(mode: LeaderboardMode, ...more: string[]): string[] {
  const base = `leaderboard:${mode}`;
  return [
    // Players by id, both in the form of `packPlayer`.
    `${base}:players`,
    // Ids by folded name.
    `${base}:names`,
    // Public board, as JSON.
    `${base}:snapshot`,
    ...more,
    // One sorted set per ranked metric.
    ...rankedBy(mode).map(({ id }) => orderKey(mode, id)),
  ];
}

/** Each mode's hash of player ids by folded name. */
export const boardNameKeys = (): string[] => modeIds().map((mode) => boardKeys(mode)[1] ?? '');

/** Players that the last push left out, as JSON. */
export const leftOutKey = (mode: LeaderboardMode): string => `leaderboard:${mode}:left-out`;

/** Name of the season that ended last. */
export const endedKey = (mode: LeaderboardMode): string => `leaderboard:${mode}:ended`;

/** Keys of an ended season: its players by id, and their ids by the first metric, formerly always kills. */
export function seasonKeys(mode: LeaderboardMode, season: string): [players: string, order: string] {
  const base = `leaderboard:${mode}:season:${season}`;
  return [`${base}:players`, `${base}:by:kills`];
}

/** Boards in backups: everything, including modes that the network no longer has. */
const [players = '', names = '', snapshot = ''] = boardKeys('*');
const [endedPlayers, endedOrder] = seasonKeys('*', '*');
export const leaderboardBackup: readonly KeptKeys[] = [
  { keys: endedPlayers, type: 'hash', expires: true },
  { keys: endedOrder, type: 'zset', expires: true },
  { keys: players, type: 'hash', counted: 'entries' },
  { keys: names, type: 'hash' },
  { keys: snapshot, type: 'string' },
  { keys: orderKey('*', '*'), type: 'zset' },
  { keys: leftOutKey('*'), type: 'string', expires: true },
  { keys: endedKey('*'), type: 'string', expires: true },
];
