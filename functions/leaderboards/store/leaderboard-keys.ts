import type { LeaderboardMode } from '@/contract/leaderboard';
import type { KeptKeys } from '../../core/database/kept-keys';
import { rankedBy } from '../metrics';
import { modeIds } from '../mode-ids';

/** Ids by value. */
const orderKey = (mode: LeaderboardMode, metric: string): string => `leaderboard:${mode}:by:${metric}`;

/**
 * Keys of all that a mode consists of, in the order in which scripts get the keys.
 * @param more what a script needs beside it
 */
export function boardKeys(mode: LeaderboardMode, ...more: string[]): string[] {
  const base = `leaderboard:${mode}`;
  return [
    // Players by id, as `packPlayer` makes both.
    `${base}:players`,
    // Ids by the folded name.
    `${base}:names`,
    // What visitors get, as JSON.
    `${base}:snapshot`,
    ...more,
    // One sorted set a metric that players are ranked by.
    ...rankedBy(mode).map(({ id }) => orderKey(mode, id)),
  ];
}

/** The hash of each mode that has players’ ids by the folded name. */
export const boardNameKeys = (): string[] => modeIds().map((mode) => boardKeys(mode)[1] ?? '');

/** Players whom the last push left out, as JSON. */
export const leftOutKey = (mode: LeaderboardMode): string => `leaderboard:${mode}:left-out`;

/** The name of the season that has ended last. */
export const endedKey = (mode: LeaderboardMode): string => `leaderboard:${mode}:ended`;

/** A season that has ended: its players by id, and their ids by the first metric, which was always kills once. */
export function seasonKeys(mode: LeaderboardMode, season: string): [players: string, order: string] {
  const base = `leaderboard:${mode}:season:${season}`;
  return [`${base}:players`, `${base}:by:kills`];
}

/** Boards as backups have them, all of it, also those of modes that the network has no more. */
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
