import type { LeaderboardAnswer, LeaderboardPlayer, PlayerPlaceAnswer } from '@/contract/leaderboard';
import { playerOf } from './leaderboard-players';

/** A player whose number tells the UUID and the name; without any figures unless given. */
export const leaderboardPlayer = (
  number: number,
  figures: Partial<LeaderboardPlayer> = {},
): LeaderboardPlayer => playerOf(number, { username: `player${String(number)}`, ...figures });

/** `player1` with the most kills, `player2` and on. */
export const rankedPlayers = (count: number): LeaderboardPlayer[] =>
  Array.from({ length: count }, (_, index) =>
    leaderboardPlayer(index + 1, { kills: (count - index) * 1000 }),
  );

/** An answer of `GET /api/leaderboard`, of a snapshot unless given. */
export const leaderboardAnswer = (
  players: LeaderboardPlayer[],
  changes: Partial<LeaderboardAnswer> = {},
): LeaderboardAnswer => ({
  mode: 'pvp',
  source: 'snapshot',
  capturedAt: '2025-05-25T14:03:09.000Z',
  players,
  ...changes,
});

/** An answer of `GET /api/leaderboard/{mode}/players/{username}`. */
export const placeAnswer = (
  player: LeaderboardPlayer,
  changes: Partial<PlayerPlaceAnswer> = {},
): PlayerPlaceAnswer => ({
  mode: 'pvp',
  player,
  places: { kills: 11, kdr: 12, playtime: 13, blocks: 1234, mobkills: 1 },
  total: 5000,
  ...changes,
});
