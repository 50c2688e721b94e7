import { createHash } from 'node:crypto';
import { PUSH_LIMIT, type LeaderboardMode } from '@/contract/leaderboard';
import { openDatabase } from '../../functions/core/database/database';
import { modeIds } from '../../functions/leaderboards';
import type { PushedPlayer } from '../../functions/leaderboards/store/leaderboard-record';
import { createLeaderboardStore } from '../../functions/leaderboards/store/leaderboard-store';
import { createSeasonStore } from '../../functions/leaderboards/store/season-store';
import type { Engine } from '../../local/data-service/engine';
import { type BenchDatabase, startDatabase } from './database';
import { median } from './median';

const PLAYERS = 100_000;
/** Of the free database. */
const FREE_MB = 256;
const COMMAND_MS = 60_000;

/** Times in milliseconds, memory in megabytes. */
export interface LeaderboardLoad {
  modes: number;
  /** In each mode. */
  players: number;
  /** So many players are pushed at once. */
  batch: number;
  push: number;
  pushBytes: number;
  /** A command as large as a push that does nothing. */
  empty: number;
  /** Memory for all modes, and what the free database has. */
  used: number;
  free: number;
  /** Looking up one player's place. */
  place: number;
  /** A season's end, and reading all of its players. */
  ending: number;
  exporting: number;
  exported: number;
  /** Memory for an ended season, which is kept for a week. */
  kept: number;
}

/** The same on every run. */
const figure = (seed: string, most: number) =>
  createHash('sha256').update(seed).digest().readUInt32BE() % most;

const playerOf = (mode: LeaderboardMode, n: number): PushedPlayer => {
  const name = `player ${String(n)}`;
  const hash = createHash('md5').update(name).digest('hex');
  return {
    uuid: hash,
    username: `P_${String(n)}_${hash}`.slice(0, 8 + (n % 9)),
    level: n % 3 === 0 ? null : figure(`${mode} level ${name}`, 100),
    kills: figure(`${mode} kills ${name}`, 15_000),
    deaths: figure(`${mode} deaths ${name}`, 2_100),
    playtime: figure(`${mode} playtime ${name}`, 180_000_000) / 72_000,
    blocksBreaked: figure(`${mode} blocks ${name}`, 1_100_000),
    mobKills: figure(`${mode} mobs ${name}`, 60_000),
  };
};

const usedMegabytes = async (engine: Engine): Promise<number> => {
  const info = String(await engine.execute(['INFO', 'memory']));
  return Number(/used_memory:(\d+)/.exec(info)?.[1]) / 1_000_000;
};

const timeOf = async (work: () => Promise<unknown>) => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

const measure = async (service: BenchDatabase, lastBytes: () => number): Promise<LeaderboardLoad> => {
  const { engine } = service;
  const database = openDatabase(service, COMMAND_MS);
  let pushBytes = 0;
  const store = createLeaderboardStore(database, database);
  const seasons = createSeasonStore(database);
  const modes = modeIds();
  const [first = ''] = modes;
  const before = await usedMegabytes(engine);
  const times = { push: [] as number[], empty: [] as number[] };
  for (const mode of modes) {
    console.log(`  ${mode}: ${String(PLAYERS)} players`);
    for (let start = 0; start < PLAYERS; start += PUSH_LIMIT) {
      const players = Array.from({ length: PUSH_LIMIT }, (_, n) => playerOf(mode, start + n));
      times.push.push(await timeOf(() => store.push(mode, players, Date.now())));
      pushBytes = lastBytes();
      const sameSize = 'x'.repeat(pushBytes);
      times.empty.push(await timeOf(() => database.eval('return 1', [], [sameSize])));
    }
  }
  const used = (await usedMegabytes(engine)) - before;
  const place = await timeOf(() => store.place(first, playerOf(first, 7).username));
  let count = 0;
  const ending = await timeOf(() => seasons.end(first, Date.now()));
  const season = (await seasons.end(first, Date.now())) ?? '';
  const exporting = await timeOf(async () => {
    for (
      let page = await seasons.page(first, season, 0);
      page;
      page = await seasons.page(first, season, count)
    )
      count = page.next;
  });
  const kept = (await usedMegabytes(engine)) - before - used / modes.length;

  return {
    modes: modes.length,
    players: PLAYERS,
    batch: PUSH_LIMIT,
    push: median(times.push),
    pushBytes,
    empty: median(times.empty),
    used,
    free: FREE_MB,
    place,
    ending,
    exporting,
    exported: count,
    kept,
  };
};

/**
 * Fills all modes with a hundred thousand players each, by pushes of a thousand, each followed by a command of the same
 * size that does nothing; then looks one player up, ends a season and exports it.
 */
export const benchLeaderboard = async (): Promise<LeaderboardLoad> => {
  let bytes = 0;
  const database = await startDatabase((command) => void (bytes = JSON.stringify(command).length));
  return measure(database, () => bytes).finally(() => database.close());
};
