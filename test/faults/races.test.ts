import { randomInt } from 'node:crypto';
import { type Database, openDatabase } from '../../functions/core/database/database';
import { type ChatSink, startChatSink } from '../support/fakes/chat-sink';
import { type FakeMailServer, startFakeMailServer } from '../support/fakes/mail-server';
import { type SiteInstance, startInstance } from '../support/server/account-site';
import { startTestDatabase, type TestDatabase } from '../support/server/data-service';
import { NO_GAME_SERVERS } from '../support/server/no-game-servers';
import { ACT_NAMES, type ActName, ACTS, type Ending } from './races/acts';
import { contentsOf } from './races/contents';
import { faultsIn, unfinishedIn } from './races/faults-in';
import { answerFaults, chatFaults, mailFaults, tokenFaults } from './races/outcome-faults';
import { createTurns } from './races/turns';
import { makeWorld } from './races/world';
import { createRandom, type Random } from './random';

/** `npm run test:faults` uses more. */
const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 1);
/** `RACE_SEED=123 npx jest test/faults/races` repeats a run's choices. */
const seed = Number(process.env['RACE_SEED'] ?? randomInt(2 ** 31));
/** After this pause every leased item, and every item that failed once or twice, is due. */
const LONG_PAUSE = 16 * 60_000;
/** Items that one run leaves are processed by the next one. */
const MOST_RUNS = 4;

const turns = createTurns();
let database: TestDatabase;
let opened: Database;
let sink: ChatSink;
let mailServer: FakeMailServer;
let instances: readonly [SiteInstance, SiteInstance];
let ahead = 0;
beforeAll(async () => {
  [database, sink, mailServer] = await Promise.all([
    startTestDatabase(),
    startChatSink(),
    startFakeMailServer(),
  ]);
  opened = openDatabase(database, 10_000);
  const start = async (lane: 0 | 1) =>
    startInstance({
      ...NO_GAME_SERVERS,
      ...(await database.openDoor(turns.keepers[lane])),
      APPLICATIONS_WEBHOOK_URL: sink.url,
      MAIL_URL: mailServer.url,
      MAIL_FROM: 'site@example.org',
    });
  instances = [await start(0), await start(1)];
});
beforeEach(() => {
  const realNow = Date.now;
  jest.spyOn(Date, 'now').mockImplementation(() => realNow() + ahead);
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterAll(() => Promise.all([database.stop(), sink.stop(), mailServer.stop()]));

const pairs = ACT_NAMES.flatMap((one, at) => ACT_NAMES.slice(at).map((other) => [one, other] as const));

test.each(pairs)(
  `%s and %s at the same moment leave nothing dangling, nothing twice and no token too many (seed ${String(seed)})`,
  async (...names) => {
    const random = createRandom(seed + pairs.findIndex((pair) => pair.join() === names.join()));
    for (let round = 1; round <= ROUNDS; round += 1) {
      expect({ round, faults: await faultsOfRound(random, names) }).toEqual({ round, faults: [] });
    }
  },
  30_000 + ROUNDS * 2_000,
);

async function faultsOfRound(random: Random, names: readonly [ActName, ActName]): Promise<string[]> {
  await database.redis.flushdb();
  sink.clear();
  mailServer.arrived.length = 0;
  const world = await makeWorld(opened);
  const endings: (readonly [ActName, Ending])[] = [];
  const doing = (lane: 0 | 1) => async () => {
    endings.push([names[lane], await ACTS[names[lane]](instances[lane], world)]);
  };
  sink.mode = random.below(2) === 0 ? 'failing' : 'ok';
  mailServer.manners = random.below(2) === 0 ? 'says 451' : 'takes';
  await turns.race(random, [doing(0), doing(1)]);
  [sink.mode, mailServer.manners] = ['ok', 'takes'];
  const faults = faultsIn(await contentsOf(opened));

  const contents = await finish();
  const aftermath = { world, endings, contents, mails: mailServer.arrived, sink };
  return [
    ...faults.map((fault) => `at once: ${fault}`),
    ...faultsIn(contents),
    ...unfinishedIn(contents),
    ...answerFaults(aftermath),
    ...mailFaults(aftermath),
    ...chatFaults(aftermath),
    ...(await tokenFaults(aftermath, instances[0])),
  ];
}

/** Lets time pass until no work is left. */
async function finish() {
  let contents = await contentsOf(opened);
  for (let runs = 0; runs < MOST_RUNS && unfinishedIn(contents).length > 0; runs += 1) {
    ahead += LONG_PAUSE;
    // Makes the daily work due again.
    await database.redis.del('site:upkeep', ...(await database.redis.keys('site:upkeep:done:*')));
    await instances[0].run('upkeep');
    contents = await contentsOf(opened);
  }
  return contents;
}
