import { randomInt, randomUUID } from 'node:crypto';
import { type Database, openDatabase } from '../../functions/core/database/database';
import { type FakeMailServer, startFakeMailServer } from '../support/fakes/mail-server';
import { visitorMessage } from '../support/fixtures/contact-message';
import { addAccount, type SiteInstance, startInstance } from '../support/server/account-site';
import { startTestDatabase, type TestDatabase } from '../support/server/data-service';
import { NO_GAME_SERVERS } from '../support/server/no-game-servers';
import { contentsOf } from './races/contents';
import { faultsIn, unfinishedIn } from './races/faults-in';
import { answersIn } from './races/message-faults';
import { createTurns } from './races/turns';
import { createRandom } from './random';

/** `npm run test:faults` uses more. */
const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 1);
/** `RACE_SEED=123 npx jest test/faults/races-of-messages` repeats a run's choices. */
const seed = Number(process.env['RACE_SEED'] ?? randomInt(2 ** 31));
/** After this pause every email that failed once or twice is due. */
const LONG_PAUSE = 16 * 60_000;

const turns = createTurns();
let database: TestDatabase;
let opened: Database;
let mailServer: FakeMailServer;
let instances: readonly [SiteInstance, SiteInstance];
let ahead = 0;
beforeAll(async () => {
  [database, mailServer] = await Promise.all([startTestDatabase(), startFakeMailServer()]);
  opened = openDatabase(database, 10_000);
  const start = async (lane: 0 | 1) =>
    startInstance({
      ...NO_GAME_SERVERS,
      ...(await database.openDoor(turns.keepers[lane])),
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
afterAll(() => Promise.all([database.stop(), mailServer.stop()]));

interface World {
  readonly id: string;
  readonly tokens: readonly [string, string];
}
type Act = (instance: SiteInstance, world: World, lane: 0 | 1) => Promise<number>;

const call = async (instance: SiteInstance, what: string, token: string, body?: object) => {
  const { status, background } = await instance.call(what, { token, ...(body && { body }) });
  await background;
  return status;
};

/** Each with the version of a message that nobody has touched. */
const ACTS = {
  /** The client sends it again once when the site is away. */
  'an answer': async (instance, { id, tokens }, lane) => {
    const body = { version: 1, text: 'Try again.', idempotencyKey: randomUUID() };
    const send = () => call(instance, `POST /api/admin/messages/${id}/answers`, tokens[lane], body);
    const status = await send();
    return status === 503 ? send() : status;
  },
  'a taking': (instance, { id, tokens }, lane) =>
    call(instance, `POST /api/admin/messages/${id}`, tokens[lane], { version: 1, action: 'take' }),
  'a closing': (instance, { id, tokens }, lane) =>
    call(instance, `POST /api/admin/messages/${id}`, tokens[lane], { version: 1, action: 'close' }),
  'an erasure': (instance, { id, tokens }, lane) =>
    call(instance, `DELETE /api/admin/messages/${id}`, tokens[lane]),
  'a run of the schedule': (instance) => instance.run('upkeep'),
} as const satisfies Record<string, Act>;
type ActName = keyof typeof ACTS;

const names = Object.keys(ACTS) as ActName[];
const pairs = names.flatMap((one, at) => names.slice(at).map((other) => [one, other] as const));

test.each(pairs)(
  `%s and %s of one message at the same moment lose nothing and do nothing twice (seed ${String(seed)})`,
  async (...both) => {
    const random = createRandom(seed + pairs.findIndex((pair) => pair.join() === both.join()));
    for (let round = 1; round <= ROUNDS; round += 1) {
      await database.redis.flushdb();
      mailServer.arrived.length = 0;
      const world = await makeWorld();
      const statuses: number[] = [];
      const doing = (lane: 0 | 1) => async () => {
        statuses.push(await ACTS[both[lane]](instances[lane], world, lane));
      };
      mailServer.manners = random.below(2) === 0 ? 'says 451' : 'takes';
      await turns.race(random, [doing(0), doing(1)]);
      mailServer.manners = 'takes';
      const atOnce = faultsIn(await contentsOf(opened));
      const contents = await finish();
      const faults = [...atOnce, ...faultsIn(contents), ...unfinishedIn(contents)];
      expect({ round, faults }).toEqual({ round, faults: [] });
      expect(statuses.filter((status) => ![200, 201, 204, 404, 409, 503].includes(status))).toEqual([]);

      const came = mailServer.arrived.map(({ messageId }) => messageId.slice(1, 37));
      const answers = answersIn(contents);
      // Only one of two may change the version that both have read, and what is stored is sent once.
      expect(answers.length).toBeLessThan(2);
      expect(new Set(came).size).toBe(came.length);
      expect(answers.filter((id) => !came.includes(id))).toEqual([]);
      if (!both.includes('an erasure')) expect(came).toEqual(answers);
    }
  },
  30_000 + ROUNDS * 2_000,
);

/** Stores two admins and a message. */
async function makeWorld(): Promise<World> {
  const boss = await addAccount(opened, 'Boss', 'admin');
  const alex = await addAccount(opened, 'Alex', 'admin');
  const { body } = await instances[0].call('POST /api/contact', { body: visitorMessage });
  return { id: String(body.id), tokens: [boss.token, alex.token] };
}

/** Lets time pass until no email waits. */
async function finish() {
  let contents = await contentsOf(opened);
  for (let runs = 0; runs < 4 && unfinishedIn(contents).length > 0; runs += 1) {
    ahead += LONG_PAUSE;
    await instances[0].run('upkeep');
    contents = await contentsOf(opened);
  }
  return contents;
}
