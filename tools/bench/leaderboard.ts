import { PUSH_LIMIT } from '@/contract/leaderboard';
import { openDatabase } from '../../functions/core/database/database';
import { modeIds } from '../../functions/leaderboards';
import { createLeaderboardStore } from '../../functions/leaderboards/store/leaderboard-store';
import { createSeasonStore } from '../../functions/leaderboards/store/season-store';
import type { Engine } from '../../local/data-service/engine';
import { type BenchDatabase, startDatabase } from './database';
import { median, round } from './figures';
import { playerOf } from './players';
import { type Tables } from './results';

const PLAYERS = 100_000;
/** Size of the free database. */
const FREE_MB = 256;
const COMMAND_MS = 60_000;

const usedMegabytes = async (engine: Engine): Promise<number> => {
  const info = String(await engine.execute(['INFO', 'memory']));
  return Number(/used_memory:(\d+)/.exec(info)?.[1]) / 1_000_000;
};

const timeOf = async (work: () => Promise<unknown>) => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

const measure = async (service: BenchDatabase, lastBytes: () => number): Promise<Tables> => {
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
  const place = await timeOf(() => store.ranks(first, playerOf(first, 7).username));
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

  const [push, empty] = [median(times.push), median(times.empty)];
  return {
    load: [
      { '': 'modes', figure: modes.length },
      { '': 'players of each', figure: PLAYERS },
      { '': `a push of ${String(PUSH_LIMIT)}, kB`, figure: round(pushBytes / 1_000, 1) },
      { '': 'it takes, ms', figure: round(push, 1) },
      { '': 'a command of that size, ms', figure: round(empty, 1) },
      { '': 'ratio', figure: round(push / empty, 2) },
      { '': 'memory of all modes, MB', figure: round(used, 1) },
      { '': 'memory of the free database, MB', figure: FREE_MB },
      { '': "a player's place, ms", figure: round(place, 1) },
      { '': "a season's end, ms", figure: round(ending, 1) },
      { '': `its export of ${String(count)} players, ms`, figure: round(exporting) },
      { '': 'kept of it for a week, MB', figure: round(kept, 1) },
    ],
  };
};

/**
 * Fills each mode with a hundred thousand players, in pushes of a thousand. Each push is followed by an empty command of the
 * same size. Then looks one player up, ends a season and exports it.
 */
export const benchLeaderboard = async (): Promise<Tables> => {
  let bytes = 0;
  const database = await startDatabase((command) => void (bytes = JSON.stringify(command).length));
  return measure(database, () => bytes).finally(() => database.close());
};
