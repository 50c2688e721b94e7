import { modes } from '#network/modes';
import { perServer } from '@/lib/servers';
import { openDatabase } from '../../functions/core/database/database';
import { connect } from '../../functions/core/database/redis-client';
import { createWindowLimiter } from '../../functions/core/limits/window-limiter';
import { createUpkeepStore } from '../../functions/core/upkeep/upkeep-store';
import { createUsageStore } from '../../functions/core/usage/usage-store';
import { createLeaderboardStore } from '../../functions/leaderboards/store/leaderboard-store';
import { createCatalogueStore } from '../../functions/shop/store/catalogue-store';
import { createHistoryStore } from '../../functions/status/history/history-store';
import { emptySnapshot } from '../../functions/status/snapshot';
import { createSnapshotStore } from '../../functions/status/snapshot-store';
import { sentVote } from '../support/fixtures/companion-calls';
import { playerOf } from '../support/fixtures/leaderboard-players';
import { ENTRANCE_SERVER as server } from '../support/fixtures/tracked-servers';
import { receiptsOf, setUpBridge } from '../support/server/bridge';
import { countCommands } from '../support/server/count-commands';
import { roundOf } from '../support/server/status-instance';

/** Beginning of an hour. */
const NOON = Date.parse('2026-05-25T12:00:00.000Z');
const NONE = { commands: 1, calls: 1, views: 1, ms: 1 };
const [{ id: mode }] = modes;

const world = setUpBridge();
const open = () => openDatabase(world.database, 5_000);
const history = () => createHistoryStore(open());
const upkeep = () => createUpkeepStore(open());
const usage = () => createUsageStore(open());
const boards = () => createLeaderboardStore(open(), open());
const catalogues = () => createCatalogueStore(open(), { token: 'token', url: 'https://shop.example' });
const CATALOGUE = {
  fetchedAt: new Date(NOON).toISOString(),
  currency: 'USD',
  shop: 'https://shop.example',
  categories: [],
};
const periods = [{ name: 'hourly', since: NOON }];

/** Prepares the database, and returns the call whose commands are counted. */
type Prepare = () => Promise<() => Promise<unknown>>;
const cold =
  (call: () => Promise<unknown>): Prepare =>
  () =>
    Promise.resolve(call);

/** Returns a call of the companion with these players, after another one with them, and with votes of some. */
const heard =
  (players: string[], voters: string[] = [], before: string[] = players): Prepare =>
  async () => {
    await world.bridge.play(server, before);
    const votes = voters.map((name) => sentVote(name, world.clock.now()));
    return () => world.bridge.play(server, players, { votes });
  };

/**
 * The most frequent calls, with the number of commands that each is billed for, those of scripts included. Multiply a change by
 * the calls of a month in docs/COSTS.md first.
 */
const BUDGETS: readonly (readonly [what: string, commands: number, prepare: Prepare])[] = [
  ['the status: reading what is stored', 1, cold(() => createSnapshotStore(open()).read())],
  [
    'the status: storing a round',
    1,
    cold(() => createSnapshotStore(open()).publish(roundOf(emptySnapshot(NOON)))),
  ],
  [
    'the history: a point',
    1,
    cold(() =>
      history().add(
        NOON,
        perServer(() => 1),
      ),
    ),
  ],
  ['the history: a day', 1, cold(() => history().list(0, false))],
  ['the history: a week', 3, cold(() => history().list(0, true))],
  [
    'the history: summing up an hour',
    7,
    async () => {
      await history().add(
        NOON,
        perServer(() => 1),
      );
      return () => history().sumUp(NOON + 3_600_000);
    },
  ],
  ['the schedule: whether something waits', 1, cold(() => upkeep().look(periods, ['one', 'other']))],
  ['the schedule: beginning a job', 3, cold(() => upkeep().begin(NOON, periods))],
  ['the schedule: ending all jobs', 6, cold(() => upkeep().end(NOON, ['hourly'], NONE, periods))],
  [
    'the usage: commands',
    1,
    async () => {
      await usage().add(NOON, NONE);
      return () => usage().addCommands(NOON, 1);
    },
  ],
  ['the usage: the first commands of a month', 2, cold(() => usage().addCommands(NOON, 1))],
  ['the usage: reading a month', 1, cold(() => usage().read(NOON))],
  [
    'the usage: everything',
    3,
    async () => {
      await usage().add(NOON, NONE);
      return () => usage().add(NOON, NONE);
    },
  ],
  [
    'a limit: a call that passes',
    5,
    cold(() =>
      createWindowLimiter(connect(world.database, 5_000), { name: 'test', most: 2, windowMs: 1_000 }).take(
        'one',
      ),
    ),
  ],
  ['a companion with nothing new', 2, heard(['Alex'])],
  ['a companion: a player who joins', 4, heard(['Alex'], [], [])],
  ['a companion: a first vote of a player online', 6, heard(['Alex'], ['Alex'])],
  ['a companion: a vote for somebody who is away', 10, heard([], ['Alex'])],
  [
    'a companion: a receipt',
    4,
    async () => {
      await world.bridge.play(server, ['Alex']);
      const votes = [sentVote('Alex', world.clock.now())];
      const receipts = receiptsOf(await world.bridge.play(server, ['Alex'], { votes }));
      return () => world.bridge.play(server, ['Alex'], { receipts });
    },
  ],
  ['votes of a player who never voted', 1, cold(() => world.bridge.votes.of('Alex'))],
  [
    'votes of a player',
    2,
    async () => {
      await world.bridge.vote('Alex');
      return () => world.bridge.votes.of('Alex');
    },
  ],
  [
    "a month's voters, of an instance that is new",
    4,
    async () => {
      await world.bridge.vote('Alex');
      return () => world.bridge.votes.voters(null);
    },
  ],
  [
    "a month's voters, without a vote since",
    1,
    async () => {
      await world.bridge.vote('Alex');
      await world.bridge.votes.voters(null);
      world.clock.advance(30_000);
      return () => world.bridge.votes.voters(null);
    },
  ],
  ['the shop: an instance that looks', 1, cold(() => catalogues().read())],
  [
    'the shop: an instance that asks',
    3,
    cold(async () => {
      await catalogues().read();
      await catalogues().claim();
      await catalogues().keep(CATALOGUE);
    }),
  ],
  ['a leaderboard', 1, cold(() => boards().board(mode))],
  ['a leaderboard: a push', 16, cold(() => boards().push(mode, [playerOf(4)], NOON))],
];

test.each(BUDGETS)('%s is %i commands', async (_what, commands, prepare) => {
  const call = await prepare();
  const billed = await countCommands(world.database, call);
  expect(billed).toBe(commands);
});
