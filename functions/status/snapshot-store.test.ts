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

  test('gives back what was published, without the bytes of it changing', async () => {
    const store = openStore();
    const named = { ...snapshot, servers: { ...snapshot.servers } };
    named.servers[ENTRANCE_SERVER] = {
      ...snapshot.servers[ENTRANCE_SERVER],
      players: { online: 1, max: 2, list: ['🦊 é'] },
    };
    await store.publish(roundOf(named));
    expect(await store.read()).toEqual({
      snapshot: named,
      memory: roundOf(named).memory,
      beats: [],
    });
  });

  test('a publication that is sent twice counts once', async () => {
    const store = openStore();
    await store.publish(round);
    await store.publish(round);
    expect(await store.read()).toMatchObject({ snapshot });
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
    await store.publish(left);
    expect((await store.read()).memory).toEqual(left.memory);

    for (const memory of ['hello', {}, { ...round.memory, servers: { [ENTRANCE_SERVER]: {} } }]) {
      await database.redis.set('status:snapshot', `aa ${JSON.stringify({ ...snapshot, memory })}`);
      expect(await store.read()).toEqual({ snapshot, memory: null, beats: [] });
    }
  });

  test('a snapshot of a release that left nothing in it is read all the same', async () => {
    await database.redis.set('status:snapshot', `abc-1 ${JSON.stringify(snapshot)}`);
    expect(await openStore().read()).toEqual({ snapshot, memory: null, beats: [] });
  });

  test('what is no text counts as nothing, and is replaced', async () => {
    const store = openStore();
    await database.redis.hset('status:snapshot', { a: 1 });
    expect(await store.read()).toEqual({ snapshot: null, memory: null, beats: [] });
    await store.publish(round);
    expect(await store.read()).toMatchObject({ snapshot });
  });

  test('each call is one command', async () => {
    const store = openStore();
    for (const call of [() => store.read(), () => store.publish(round)]) {
      database.commands.length = 0;
      await call();
      expect(database.commands.map(([name]) => name?.toUpperCase())).toEqual([
        expect.stringMatching(/^(?:MGET|SET)$/),
      ]);
    }
  });

  test('is written so that earlier releases read it, each time under another version', async () => {
    await openStore().publish(round);
    expect(await database.redis.get('status:snapshot')).toMatch(/^1779710400000 \{"fetchedAt":/);
  });
});

test('an error of the database tells nothing of the command or the token', async () => {
  const [running, stopped] = await Promise.all([startTestDatabase(), startTestDatabase()]);
  await stopped.stop();
  for (const address of [{ url: running.url, token: 'wrong' }, stopped, null]) {
    const store = createSnapshotStore(openDatabase(address));
    for (const attempt of [store.read(), store.publish(round)])
      await expect(attempt).rejects.toThrow(/^The database did not answer\.$/);
  }
  await running.stop();
});
