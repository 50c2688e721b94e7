import { countCommands } from '../../../test/support/server/count-commands';
import { startTestDatabase, type TestDatabase } from '../../../test/support/server/data-service';
import { FakeClock, HurriedClock, LastClock } from '../../../test/support/server/fake-clock';
import { openDatabase } from '../database/database';
import type { Clock } from '../time/clock';
import { createDelivery, LEASE_MS } from './delivery';
import { createOutbox } from './outbox';
import type { PostOutcome } from './post';

const ID = 'item';
const TAKEN: PostOutcome = { kind: 'taken' };
const FAILED: PostOutcome = { kind: 'failed', status: 503 };
const NOTHING = { sent: 0, postponed: 0, dead: 0 };

let database: TestDatabase;
let clock: FakeClock;
/** The posted messages, and the time of each in milliseconds. */
let posted: [part: string, at: number][];
/** Outcomes of the next posts, in order; later posts are taken. */
let outcomes: (PostOutcome | (() => Promise<PostOutcome>))[];
beforeAll(async () => {
  database = await startTestDatabase();
});
beforeEach(async () => {
  await database.redis.flushdb();
  clock = new FakeClock();
  [posted, outcomes] = [[], []];
});
afterAll(() => database.stop());

/** Stores an item with these parts and the lease of its first run. A delivery with its own clock acts as another instance. */
async function setUp(parts = ['one']) {
  const beganAt = clock.now();
  await database.redis.hset('record:item', { texts: parts.join(), state: 'waiting' });
  await database.redis.zadd('outbox', { score: beganAt + LEASE_MS, member: ID });
  const instance = (itsClock: Clock = clock) =>
    createDelivery<string[], string>({
      outbox: createOutbox(openDatabase(database, 5_000), {
        keys: { outbox: 'outbox', destination: 'destination', record: (id) => `record:${id}` },
        state: { field: 'state', sent: 'sent', dead: 'dead' },
        sentAt: null,
        receipts: null,
        fields: ['texts'],
        read: (_id, [stored]) => String(stored).split(','),
      }),
      partsOf: (item) => item,
      post: async (part) => {
        posted.push([part, itsClock.now() - beganAt]);
        const outcome = outcomes.shift() ?? TAKEN;
        return typeof outcome === 'function' ? outcome() : outcome;
      },
      clock: itsClock,
    });
  return { instance, delivering: () => instance().deliver(ID) };
}

/** Ends a pause of exactly this length, so that its run continues. */
async function passPause(milliseconds: number) {
  await clock.untilWaitingFor(milliseconds);
  clock.advance(milliseconds);
}

const record = () => database.redis.hgetall<Record<string, unknown>>('record:item');
const dueIn = async () => Number(await database.redis.zscore('outbox', ID)) - clock.now();

describe('an item that cannot be delivered at once', () => {
  test('is delivered by the same run five seconds later', async () => {
    const { delivering } = await setUp();
    outcomes = [FAILED];
    const run = delivering();
    await clock.untilWaitingFor(5_000);
    expect(await record()).toMatchObject({ state: 'waiting', attempts: 1, reason: expect.any(String) });
    expect(await database.redis.hexists('destination', 'failingSince')).toBe(1);
    await passPause(5_000);
    await run;
    expect(posted).toEqual([
      ['one', 0],
      ['one', 5_000],
    ]);
    expect(await record()).toMatchObject({ state: 'sent', attempts: 0 });
    expect(await database.redis.exists('outbox', 'destination')).toBe(0);
  });

  test('is tried once more after twenty seconds, and then left to the schedule, whose next run takes it', async () => {
    const { instance, delivering } = await setUp();
    outcomes = [FAILED, FAILED, FAILED];
    const run = delivering();
    await passPause(5_000);
    await passPause(15_000);
    await run;
    expect(posted.map(([, at]) => at)).toEqual([0, 5_000, 20_000]);
    expect(await record()).toMatchObject({ state: 'waiting', attempts: 3 });
    expect(await dueIn()).toBe(1);
    clock.advance(1);
    expect(await instance().sweep()).toEqual({ ...NOTHING, sent: 1 });
  });

  test('begins pauses that double with what the schedule tries, whichever run has died before', async () => {
    const { instance } = await setUp();
    outcomes = Array.from({ length: 9 }, () => FAILED);
    await instance(new LastClock(clock)).deliver(ID);
    const pauses: number[] = [];
    for (let due = await dueIn(); outcomes.length > 0; due = await dueIn()) {
      clock.advance(due);
      await instance().sweep();
      pauses.push(due);
    }
    // An item that is due just after a run waits for the next one, so ten minutes are part of each pause.
    const minutes = pauses.map((pause) => Math.round(pause / 60_000));
    expect(pauses[0]).toBe(LEASE_MS);
    expect(minutes.slice(1)).toEqual([0, 0, 10, 30, 70, 150, 310]);
    expect(Math.round((await dueIn()) / 60_000)).toBe(350);
  });

  test('is nobody else’s while its run pauses, however late that wakes up', async () => {
    const { instance, delivering } = await setUp();
    outcomes = [FAILED];
    const run = delivering();
    await clock.untilWaitingFor(5_000);
    clock.advance(4_999);
    expect(await instance().sweep()).toEqual(NOTHING);
    expect(await dueIn()).toBe(LEASE_MS - 4_999);
    clock.advance(LEASE_MS);
    await run;
    expect(posted).toHaveLength(2);
  });

  test('becomes due at the end of the lease when its run is killed in a pause, and is sent once', async () => {
    const { instance } = await setUp();
    outcomes = [FAILED];
    await instance(new LastClock(clock)).deliver(ID);
    expect(await dueIn()).toBe(LEASE_MS);
    clock.advance(LEASE_MS - 1);
    expect(await instance().sweep()).toEqual(NOTHING);
    clock.advance(1);
    expect(await instance().sweep()).toEqual({ ...NOTHING, sent: 1 });
    expect(posted).toHaveLength(2);
  });

  test('is left to whoever has taken it up meanwhile', async () => {
    const { instance, delivering } = await setUp();
    outcomes = [FAILED];
    const run = delivering();
    await clock.untilWaitingFor(5_000);
    // A run that stalls for longer than its lease has lost it.
    const ahead = { now: () => clock.now() + LEASE_MS, wait: () => Promise.resolve() };
    expect(await instance(ahead).sweep()).toEqual({ ...NOTHING, sent: 1 });
    clock.advance(5_000);
    await run;
    expect(posted).toHaveLength(2);
  });

  test('is not sent any more once it is erased', async () => {
    const { delivering } = await setUp();
    outcomes = [FAILED];
    const run = delivering();
    await clock.untilWaitingFor(5_000);
    await database.redis.del('record:item');
    clock.advance(5_000);
    await run;
    expect(posted).toHaveLength(1);
    expect(await database.redis.dbsize()).toBe(1);
  });

  test('goes on with the message that was not taken, in order, with none sent twice', async () => {
    const { delivering } = await setUp(['one', 'two', 'three']);
    outcomes = [TAKEN, FAILED, TAKEN, FAILED];
    const run = delivering();
    await passPause(5_000);
    await passPause(15_000);
    await run;
    expect(posted.map(([part]) => part)).toEqual(['one', 'two', 'two', 'three', 'three']);
    expect(await record()).toMatchObject({ state: 'sent', sentParts: 3 });
  });

  test('has its last call begin in time for the end of the run, when each takes ten seconds', async () => {
    const { delivering } = await setUp();
    const slowly = async () => {
      clock.advance(10_000);
      return FAILED;
    };
    outcomes = [slowly, slowly, slowly];
    const run = delivering();
    await passPause(5_000);
    await passPause(5_000);
    await run;
    expect(posted.map(([, at]) => at)).toEqual([0, 15_000, 30_000]);
  });

  test('is left to the schedule when there is no time for another attempt', async () => {
    const { delivering } = await setUp(['one', 'two', 'three', 'four']);
    const slowly = (outcome: PostOutcome) => async () => {
      clock.advance(10_000);
      return outcome;
    };
    outcomes = [slowly(TAKEN), slowly(TAKEN), slowly(TAKEN), slowly(FAILED)];
    await delivering();
    expect(posted.map(([part, at]) => [part, at])).toEqual([
      ['one', 0],
      ['two', 10_000],
      ['three', 20_000],
      ['four', 30_000],
    ]);
    expect(await dueIn()).toBe(1);
  });
});

describe('a destination', () => {
  test.each<[string, PostOutcome]>([
    ['that refuses a message', { kind: 'refused', status: 400 }],
    ['that is gone', { kind: 'gone', status: 404 }],
  ])('%s is not asked again', async (_what, outcome) => {
    const { delivering } = await setUp();
    outcomes = [outcome];
    await delivering();
    expect(posted).toHaveLength(1);
    expect(await record()).toMatchObject({ state: 'dead' });
  });

  test.each([
    [4_000, [0, 5_000]],
    [5_000, [0, 5_000]],
    [5_001, [0, 20_000]],
    [20_001, [0]],
  ])('that wants %i ms of rest is asked after %j ms', async (retryAfterMs, times) => {
    const { delivering } = await setUp();
    outcomes = [{ kind: 'limited', retryAfterMs }];
    const run = delivering();
    const [, again] = times;
    if (again !== undefined) await passPause(again);
    await run;
    expect(posted.map(([, at]) => at)).toEqual(times);
    expect(await record()).toMatchObject({ state: again === undefined ? 'waiting' : 'sent' });
    if (again === undefined) expect(await dueIn()).toBe(retryAfterMs);
  });

  test('whose rest another one caused is not asked before its end', async () => {
    const { delivering } = await setUp();
    await database.redis.hset('destination', { pausedUntil: clock.now() + 6_000, reason: 'Less, please.' });
    const run = delivering();
    await passPause(20_000);
    await run;
    expect(posted.map(([, at]) => at)).toEqual([20_000]);
  });
});

test('an attempt that fails costs seventeen commands, as they are billed, the first as well as the others', async () => {
  const { instance } = await setUp();
  outcomes = [FAILED, FAILED, FAILED];
  expect(await countCommands(database, () => instance(new HurriedClock(clock)).deliver(ID))).toBe(3 * 17);
});

test('an item that was never stored costs one look, and no pause', async () => {
  const { instance } = await setUp();
  database.commands.length = 0;
  await instance().deliver('other');
  expect(database.commands).toHaveLength(1);
});
