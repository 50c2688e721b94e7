import { servers } from '#network/servers';
import { serverIds } from '@/lib/servers';
import { buildCompanions } from '../../../functions/companion/build-companions';
import { openDatabase } from '../../../functions/core/database/database';
import { perVoteSite } from '../../../functions/core/env/vote-settings';
import type { Clock } from '../../../functions/core/time/clock';
import { modeIds } from '../../../functions/leaderboards';
import { createLeaderboard } from '../../../functions/leaderboards/leaderboard';
import { createLeaderboardStore } from '../../../functions/leaderboards/store/leaderboard-store';
import { createSeasonStore } from '../../../functions/leaderboards/store/season-store';
import { buildVotes } from '../../../functions/votes/build-votes';
import { playerOf } from '../../../test/support/fixtures/leaderboard-players';
import { startDatabase } from '../database';
import { createSimulated, LOOK_S } from './companion';
import { type Cost, createCounter } from './count-kinds';
import { BUSY, DAY_S, timetable } from './timetable';

/** From one push of statistics to the next, and from one scheduled run to the next. */
const HOUR_S = 3_600;
/** Votes come by Votifier. */
const SETTINGS = { votes: perVoteSite(() => null), addressLimitFactor: 1 };

/** Costs of a day by kind, in the order in which they first came up. */
export type CostsOfDay = Record<string, Cost>;

/**
 * Plays a day through with the site's own scripts on a real Redis and the companion's own pace, on a clock that is turned by hand.
 * @throws where there is no Redis: only it counts what scripts call
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
      for (const mode of modeIds()) {
        const playing = beside.find(({ server }) => String(server) === mode)?.players ?? [];
        if (!isBusy || second % HOUR_S !== 0) continue;
        const changed = playing.map((_, n) => playerOf(n, { kills: second }));
        await counter.count(
          () => 'statistics',
          () => leaderboard.push(mode, changed),
        );
      }
      // Each run may meet a new instance, which remembers nothing.
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
