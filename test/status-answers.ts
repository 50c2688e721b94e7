import type { ServerId, ServerStatus, StatusAnswer } from '@/contract/status';

/** When the answers of tests are taken, unless they say otherwise. */
export const TEST_TIME = '2025-05-25T14:03:09.000Z';

/** `player1`, `player2` and on. */
export const playerNames = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `player${String(index + 1)}`);

/** A server that answered its ping; `players` named ones are online. */
export const onlineServer = (players = 0, changes: Partial<ServerStatus> = {}): ServerStatus => ({
  online: true,
  players: { online: players, max: 100, list: playerNames(players) },
  performance: { tps: 20, mspt: 0, measured: false },
  latencyMs: 12,
  source: 'ping',
  checkedAt: TEST_TIME,
  ...changes,
});

/** A server that no source could reach. */
export const offlineServer = (changes: Partial<ServerStatus> = {}): ServerStatus => ({
  online: false,
  players: { online: 0, max: 0, list: [] },
  performance: { tps: 20, mspt: 0, measured: false },
  latencyMs: null,
  source: null,
  checkedAt: TEST_TIME,
  ...changes,
});

/** An answer of `GET /api/status`; servers that are not given are online and empty. */
export const statusAnswer = (
  servers: Partial<Record<ServerId, ServerStatus>> = {},
  changes: Partial<Omit<StatusAnswer, 'servers'>> = {},
): StatusAnswer => ({
  fetchedAt: TEST_TIME,
  stale: false,
  servers: { lobby: onlineServer(), pvp: onlineServer(), lifesteal: onlineServer(), ...servers },
  ...changes,
});
