import { engines, serve, type ServedEngine } from '../../local/data-service/test-engines';
import { ENTRANCE_SERVER } from '../../test/support/fixtures/tracked-servers';
import { startTestDatabase } from '../../test/support/server/data-service';
import { roundOf } from '../../test/support/server/status-instance';
import { openDatabase } from '../core/database/database';
import type { PollRound } from './poll-memory';
import { emptySnapshot } from './snapshot';
import { createSnapshotStore } from './snapshot-store';

const snapshot = emptySnapshot(Date.parse('2026-05-25T12:00:00.000Z'));
const round = roundOf(snapshot);

describe.each(engines)('on the %s engine', (_name, open) => {
  let database: ServedEngine;
  beforeAll(async () => {
    database = await serve(open);
  });
  beforeEach(async () => {
    await database.redis.flushdb();
  });
  afterAll(() => database.close());

  const openStore = () => createSnapshotStore(openDatabase(database, 10_000));

  const leaseOn = (version: string, name: string) => openStore().takeLease({ version, name });

  test('gives back what was published, without the bytes of it changing', async () => {
    const store = openStore();
    const named = { ...snapshot, servers: { ...snapshot.servers } };
    named.servers[ENTRANCE_SERVER] = {
      ...snapshot.servers[ENTRANCE_SERVER],
      players: { online: 1, max: 2, list: ['🦊 é'] },
    };
    await store.publish('aa', roundOf(named));
    expect(await store.read()).toEqual({
      version: 'aa',
      snapshot: named,
      memory: roundOf(named).memory,
      beats: [],
    });
  });

  test('one of many leases on a version at the same time is granted', async () => {
    for (const version of ['', 'a0']) {
      const leases = await Promise.all(
        Array.from({ length: 20 }, (_, index) => leaseOn(version, `b${String(index)}`)),
      );
      expect(leases.filter((isGranted) => isGranted)).toHaveLength(1);
    }
  });

  test('a lease ends by itself when its instance has died', async () => {
    await leaseOn('aa', 'bb');
    const left = await database.redis.pttl('status:claim:aa');
    expect(left).toBeGreaterThan(4_000);
    expect(left).toBeLessThanOrEqual(10_000);
  });

  test('a lease on what has just been replaced is refused, and one on what replaced it is not', async () => {
    expect(await leaseOn('aa', 'bb')).toBe(true);
    await openStore().publish('bb', round);
    expect(await leaseOn('aa', 'cc')).toBe(false);
    expect(await leaseOn('bb', 'cc')).toBe(true);
  });

  test('whoever has a lease holds it, and nobody else, until it has ended', async () => {
    const store = openStore();
    await leaseOn('aa', 'bb');
    expect(await store.holdsLease({ version: 'aa', name: 'bb' })).toBe(true);
    expect(await store.holdsLease({ version: 'aa', name: 'cc' })).toBe(false);
    await database.redis.del('status:claim:aa');
    expect(await store.holdsLease({ version: 'aa', name: 'bb' })).toBe(false);
  });

  test('a publication that is sent twice counts once', async () => {
    const store = openStore();
    await store.publish('aa', round);
    await store.publish('aa', round);
    expect(await store.read()).toMatchObject({ version: 'aa', snapshot });
  });

  test('who reads hears what companions said last', async () => {
    const beat = {
      id: 'one',
      version: '1.0.0',
      seenAt: 1_000,
      players: null,
      vitals: { tps: 19.5, mspt: 4 },
    };
    await database.redis.set(`companion:${ENTRANCE_SERVER}`, JSON.stringify(beat));
    expect((await openStore().read()).beats).toEqual([{ server: ENTRANCE_SERVER, beat }]);
  });

  test('who reads gets what the round before has left, whole, and nothing that is not that', async () => {
    const store = openStore();
    const { performance, latencyMs } = snapshot.servers[ENTRANCE_SERVER];
    const said = { online: true, players: { online: 1, max: 2, list: ['🦊 é'] } };
    const lastWords = {
      fallback: { askedAt: 1_780_000_000_123, reading: { ...said, performance, latencyMs }, failure: null },
      lookup: { askedAt: 1_780_000_000_123, reading: null, failure: 'http_502' },
    };
    const servers = {
      ...round.memory.servers,
      [ENTRANCE_SERVER]: { trouble: { ping: 'refused' }, lastWords },
    };
    const left: PollRound = { ...round, memory: { ...round.memory, servers } };
    await store.publish('aa', left);
    expect((await store.read()).memory).toEqual(left.memory);

    for (const memory of ['hello', {}, { ...round.memory, servers: { [ENTRANCE_SERVER]: {} } }]) {
      await database.redis.set('status:snapshot', `aa ${JSON.stringify({ ...snapshot, memory })}`);
      expect(await store.read()).toEqual({ version: 'aa', snapshot, memory: null, beats: [] });
    }
  });

  test('a snapshot of a release that left nothing in it is read all the same', async () => {
    await database.redis.set('status:snapshot', `abc-1 ${JSON.stringify(snapshot)}`);
    expect(await openStore().read()).toEqual({ version: 'abc-1', snapshot, memory: null, beats: [] });
  });

  test('what is no text counts as nothing, and is replaced', async () => {
    const store = openStore();
    await database.redis.hset('status:snapshot', { a: 1 });
    expect(await store.read()).toEqual({ version: '', snapshot: null, memory: null, beats: [] });
    await store.publish('aa', round);
    expect(await store.read()).toMatchObject({ version: 'aa', snapshot });
  });

  test('each call is one command', async () => {
    const [store, lease] = [openStore(), { version: 'aa', name: 'bb' }];
    for (const call of [
      () => store.read(),
      () => store.takeLease(lease),
      () => store.holdsLease(lease),
      () => store.publish('bb', round),
    ]) {
      database.commands.length = 0;
      await call();
      expect(database.commands.map(([name]) => name?.toUpperCase())).toEqual([
        expect.stringMatching(/^(?:MGET|GET|SET)$/),
      ]);
    }
  });
});

test('an error of the database tells nothing of the command or the token', async () => {
  const [running, stopped] = await Promise.all([startTestDatabase(), startTestDatabase()]);
  await stopped.stop();
  for (const address of [{ url: running.url, token: 'wrong' }, stopped, null]) {
    const store = createSnapshotStore(openDatabase(address));
    const lease = { version: '', name: 'secret' };
    for (const attempt of [
      store.read(),
      store.takeLease(lease),
      store.holdsLease(lease),
      store.publish('secret', round),
    ])
      await expect(attempt).rejects.toThrow(/^The database did not answer\.$/);
  }
  await running.stop();
});
