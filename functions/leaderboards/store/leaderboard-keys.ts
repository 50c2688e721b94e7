import { type LeaderboardMode, METRICS } from '@/contract/leaderboard';

/** What a mode consists of, in the order in which scripts get the keys. */
export function boardKeys(mode: LeaderboardMode): string[] {
  const base = `leaderboard:${mode}`;
  return [
    // Players by id, as `packPlayer` makes both.
    `${base}:players`,
    // Ids by the folded name.
    `${base}:names`,
    // What visitors get, as JSON.
    `${base}:snapshot`,
    // Ids by value, one sorted set a metric.
    ...METRICS.map((metric) => `${base}:by:${metric}`),
  ];
}

/** The name of the season that has ended last. */
export const endedKey = (mode: LeaderboardMode): string => `leaderboard:${mode}:ended`;

/** A season that has ended: its players by id, and their ids by kills. */
export function seasonKeys(mode: LeaderboardMode, season: string): [players: string, order: string] {
  const base = `leaderboard:${mode}:season:${season}`;
  return [`${base}:players`, `${base}:by:kills`];
}
