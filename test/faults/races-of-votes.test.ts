import { randomInt } from 'node:crypto';
import { type Database, openDatabase } from '../../functions/core/database/database';
import { type SiteInstance, type SiteResponse, startInstance } from '../support/server/account-site';
import { startTestDatabase, type TestDatabase } from '../support/server/data-service';
import { accountFaults } from './races/account-faults';
import { contentsOf } from './races/contents';
import { createTurns } from './races/turns';
import { GAME_KEY, makeVoteWorld, VOTE_ACT_NAMES, VOTE_ACTS, type VoteActName } from './races/vote-acts';
import { responseFaults, voteFaults } from './races/vote-faults';
import { createRandom, type Random } from './random';

/** Same options as in `races.test.ts`. */
const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 1);
const seed = Number(process.env['RACE_SEED'] ?? randomInt(2 ** 31));

const turns = createTurns();
let database: TestDatabase;
let opened: Database;
let instances: readonly [SiteInstance, SiteInstance];
let ahead = 0;
beforeAll(async () => {
  database = await startTestDatabase();
  opened = openDatabase(database, 10_000);
  const start = async (lane: 0 | 1) =>
    startInstance({ ...(await database.openDoor(turns.keepers[lane])), GAME_SERVER_KEY: GAME_KEY });
  instances = [await start(0), await start(1)];
});
beforeEach(() => {
  const realNow = Date.now;
  jest.spyOn(Date, 'now').mockImplementation(() => realNow() + ahead);
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterAll(() => database.stop());

const pairs = VOTE_ACT_NAMES.flatMap((one, at) =>
  VOTE_ACT_NAMES.slice(at).map((other) => [one, other] as const),
);

test.each(pairs)(
  `%s and %s at the same moment count, link and hand out once, and leave nothing dangling (seed ${String(seed)})`,
  async (...names) => {
    const random = createRandom(seed + pairs.findIndex((pair) => pair.join() === names.join()));
    for (let round = 1; round <= ROUNDS; round += 1) {
      expect({ round, faults: await faultsOfRound(random, names) }).toEqual({ round, faults: [] });
    }
  },
  30_000 + ROUNDS * 2_000,
);

async function faultsOfRound(random: Random, names: readonly [VoteActName, VoteActName]): Promise<string[]> {
  await database.redis.flushdb();
  // A server's companion may call at most 60 times a minute.
  ahead += 60_000;
  const world = await makeVoteWorld(opened, instances[0], Date.now());
  const responses: (readonly [VoteActName, SiteResponse])[] = [];
  const act = async (lane: 0 | 1, name: VoteActName) => {
    const response = await VOTE_ACTS[name](instances[lane], world);
    responses.push([name, response]);
    return response;
  };
  const lost: VoteActName[] = [];
  const doing = (lane: 0 | 1) => async () => {
    const { status, background } = await act(lane, names[lane]);
    if (status === 503) lost.push(names[lane]);
    await background;
  };
  await turns.race(random, [doing(0), doing(1)]);
  // Callers that lost the response retry.
  for (const name of lost) await act(0, name);
  const contents = await contentsOf(opened);
  return [...voteFaults(contents), ...accountFaults(contents), ...responseFaults(responses)];
}
