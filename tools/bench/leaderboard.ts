import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LEADERBOARD_MODES, PUSH_LIMIT, type LeaderboardMode } from '@/contract/leaderboard';
import { openDatabase } from '../../functions/core/database/database';
import type { PushedPlayer } from '../../functions/leaderboards/store/leaderboard-record';
import { createLeaderboardStore } from '../../functions/leaderboards/store/leaderboard-store';
import { createSeasonStore } from '../../functions/leaderboards/store/season-store';
import { type Engine, openEngine } from '../../local/data-service/engine';
import { startDataService } from '../../local/data-service/server';

const PLAYERS = 100_000;
/** Of the free database. */
const FREE_MB = 256;
const COMMAND_MS = 60_000;
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

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
const megabytes = (value: number) => `${value.toFixed(1)} MB`;

/**
 * Fills both modes with a hundred thousand players each, by pushes of a thousand: prints what a push takes beside a
 * command of the same size that does nothing, what the database needs, and what a season's end and its export take.
 */
export const benchLeaderboard = async (): Promise<void> => {
  const directory = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const { engine } = await openEngine({ directory });
  let [bytes, pushBytes] = [0, 0];
  const service = await startDataService({
    engine,
    token: 'bench',
    onCommand: (command) => void (bytes = JSON.stringify(command).length),
  });
  const database = openDatabase(service, COMMAND_MS);
  const store = createLeaderboardStore(database, database);
  const seasons = createSeasonStore(database);

  const timeOf = async (work: () => Promise<unknown>) => {
    const began = performance.now();
    await work();
    return performance.now() - began;
  };
  const before = await usedMegabytes(engine);
  const times = { push: [] as number[], empty: [] as number[] };
  for (const mode of LEADERBOARD_MODES) {
    for (let start = 0; start < PLAYERS; start += PUSH_LIMIT) {
      const players = Array.from({ length: PUSH_LIMIT }, (_, n) => playerOf(mode, start + n));
      times.push.push(await timeOf(() => store.push(mode, players, Date.now())));
      pushBytes = bytes;
      const sameSize = 'x'.repeat(pushBytes);
      times.empty.push(await timeOf(() => database.eval('return 1', [], [sameSize])));
    }
  }
  const used = (await usedMegabytes(engine)) - before;
  const place = await timeOf(() => store.place('pvp', playerOf('pvp', 7).username));
  let count = 0;
  const ending = await timeOf(() => seasons.end('pvp', Date.now()));
  const season = (await seasons.end('pvp', Date.now())) ?? '';
  const exporting = await timeOf(async () => {
    for (let read = 1; read > 0; count += read) read = (await seasons.page('pvp', season, count)).length;
  });
  const kept = (await usedMegabytes(engine)) - before - used / 2;

  await service.close();
  await engine.close();
  await rm(directory, { recursive: true, force: true });

  const [push, empty] = [median(times.push), median(times.empty)];
  console.log(
    `Leaderboards, ${String(PLAYERS)} players in each of ${String(LEADERBOARD_MODES.length)} modes`,
  );
  console.log(`  a push of ${String(PUSH_LIMIT)}          ${push.toFixed(1)} ms, ${String(pushBytes)} bytes`);
  console.log(`  a command of that size  ${empty.toFixed(1)} ms`);
  console.log(`  ratio                   ${(push / empty).toFixed(1)}`);
  console.log(`  memory of both modes    ${megabytes(used)} of ${String(FREE_MB)} MB`);
  console.log(`  a player's place        ${place.toFixed(1)} ms`);
  console.log(
    `  a season's end          ${ending.toFixed(1)} ms, its export of ${String(count)} ${exporting.toFixed(0)} ms`,
  );
  console.log(`  kept of it for a week   ${megabytes(kept)}`);
};
