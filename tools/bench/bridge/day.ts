import { boards } from '#network/private/boards';
import { servers } from '#network/servers';
import { serverIds } from '@/lib/servers';
import { buildCompanions } from '../../../functions/companion/build-companions';
import { openDatabase } from '../../../functions/core/database/database';
import { perVoteSite } from '../../../functions/core/env/vote-settings';
import type { Clock } from '../../../functions/core/time/clock';
import { createLeaderboard } from '../../../functions/leaderboards/leaderboard';
import { createLeaderboardStore } from '../../../functions/leaderboards/store/leaderboard-store';
import { createSeasonStore } from '../../../functions/leaderboards/store/season-store';
import { buildVotes } from '../../../functions/votes/build-votes';
import { startDatabase } from '../database';
import { playerOf } from '../players';
import { createSimulated, LOOK_S } from './companion';
import { type Cost, createCounter } from './count-kinds';
import { BUSY, DAY_S, timetable } from './timetable';

/** Seconds between two pushes of statistics, and between two scheduled runs. */
const HOUR_S = 3_600;
/** Settings without vote checks: votes arrive through Votifier. */
const SETTINGS = { votes: perVoteSite(() => null), addressLimitFactor: 1 };

/** Costs of a day by kind, in order of first occurrence. */
export type CostsOfDay = Record<string, Cost>;

/**
 * Simulates a day with the site's own scripts on a real Redis, the companion's own pace, and a manual clock.
 * @throws without Redis: nothing else counts the commands inside scripts
 */
export const playDay = async (sites: readonly string[]): Promise<CostsOfDay> => {
  const database = await startDatabase();
  try {
    if (database.engine.kind !== 'redis') throw new Error('This needs a redis-server on PATH.');
    const counter = createCounter(database.engine);
    const start = Date.UTC(2026, 4, 12);
    let second = 0;
    const clock: Clock = { now: () => start + second * 1_000, wait: () => Promise.resolve() };
    const opened = openDatabase(database, 5_000);
    const build = () => buildVotes(opened, SETTINGS, clock, 'secret');
    const { votes } = build();
    const { companions } = buildCompanions(opened, SETTINGS, clock, 'secret');
    const store = createLeaderboardStore(opened, opened);
    const seasons = createSeasonStore(opened);
    const leaderboard = createLeaderboard({ store, seasons, clock, log: () => undefined });

    const beside = serverIds().map((server) => createSimulated(server, clock));
    const happenings = timetable(sites);
    for (; second < DAY_S; second += 1) {
      for (const happening of happenings.get(second) ?? []) {
        if (happening.kind === 'visit') {
          await counter.count(
            () => 'visits',
            () => votes.of(happening.name),
          );
          await counter.count(
            () => 'boards',
            () => votes.voters(null),
          );
        } else if (happening.kind === 'vote') {
          beside.find(({ server }) => server === servers[0].id)?.vote(happening.name, happening.site);
          await counter.count(
            () => 'visits',
            () => votes.of(happening.name),
          );
        } else beside.find(({ server }) => server === happening.server)?.move(happening.kind, happening.name);
      }
      for (const companion of beside) {
        if (second % LOOK_S === 0) companion.look();
        if (clock.now() < companion.pace.dueAt) continue;
        const call = companion.compose();
        companion.take(
          await counter.count(
            () => call.kind,
            () => companions.sync(call.sync),
          ),
        );
      }
      const isBusy = second >= BUSY.from && second < BUSY.to;
      for (const { id: mode, server } of boards.modes) {
        const playing = beside.find((companion) => companion.server === server)?.players ?? [];
        if (!isBusy || second % HOUR_S !== 0) continue;
        const changed = playing.map((_, n) => playerOf(mode, n, second));
        await counter.count(
          () => 'statistics',
          () => leaderboard.push(mode, changed),
        );
      }
      // Each run may meet a new instance with empty memory.
      if (second % HOUR_S === 0)
        await counter.count(
          () => 'upkeep',
          () => build().upkeep.run(),
        );
    }
    return Object.fromEntries(counter.costs);
  } finally {
    await database.close();
  }
};
