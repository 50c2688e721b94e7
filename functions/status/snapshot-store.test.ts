import { ENTRANCE_SERVER } from '@/content/servers';
import { engines, serve, type ServedEngine } from '../../local/data-service/test-engines';
import { startTestDatabase } from '../../test/support/server/data-service';
import { roundOf } from '../../test/support/server/status-instance';
import { openDatabase } from '../core/database/database';
import type { LookUpRound } from './look-up-memory';
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
    await store.claim('aa', '');
    const named = { ...snapshot, servers: { ...snapshot.servers } };
    named.servers[ENTRANCE_SERVER] = {
      ...snapshot.servers[ENTRANCE_SERVER],
      players: { online: 1, max: 2, list: ['🦊 é'] },
    };
    await store.publish('aa', roundOf(named));
    expect(await store.read()).toEqual({ version: 'aa', snapshot: named });
  });

  test('one of many claims at the same time is granted', async () => {
    const claims = await Promise.all(
      Array.from({ length: 20 }, (_, index) => openStore().claim(`a${String(index)}`, '')),
    );
    expect(claims.filter(({ claimed }) => claimed)).toHaveLength(1);
  });

  test('a claim ends by itself when its instance has died', async () => {
    await openStore().claim('aa', '');
    const left = await database.redis.pttl('status:claim');
    expect(left).toBeGreaterThan(4_000);
    expect(left).toBeLessThanOrEqual(10_000);
  });

  test('who has lost the claim neither overwrites the snapshot nor frees the claim of the next', async () => {
    const store = openStore();
    await store.claim('aa', '');
    await database.redis.set('status:claim', 'bb');
    await store.publish('aa', round);
    expect(await store.read()).toEqual({ version: '', snapshot: null });
    expect(await database.redis.get('status:claim')).toBe('bb');
  });

  test('a publication that is sent twice counts once', async () => {
    const store = openStore();
    await store.claim('aa', '');
    await store.publish('aa', round);
    await store.claim('bb', 'aa');
    await store.publish('aa', round);
    expect(await database.redis.get('status:claim')).toBe('bb');
  });

  test('a claim on what has changed since gets the change', async () => {
    const store = openStore();
    await store.claim('aa', '');
    await store.publish('aa', round);
    expect(await store.claim('bb', '')).toEqual({ claimed: false, snapshot });
    expect(await store.claim('bb', 'aa')).toEqual({ claimed: true, memory: round.memory, beats: [] });
  });

  test('who claims hears what companions said last', async () => {
    const beat = {
      id: 'one',
      version: '1.0.0',
      seenAt: 1_000,
      players: null,
      vitals: { tps: 19.5, mspt: 4 },
    };
    await database.redis.set(`companion:${ENTRANCE_SERVER}`, JSON.stringify(beat));
    expect(await openStore().claim('aa', '')).toEqual({
      claimed: true,
      memory: null,
      beats: [{ server: ENTRANCE_SERVER, beat }],
    });
  });

  test('who claims next gets what the round before has left, whole, and nothing that is not that', async () => {
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
    const left: LookUpRound = { ...round, memory: { ...round.memory, servers } };
    await store.claim('aa', '');
    await store.publish('aa', left);
    expect(await store.claim('bb', 'aa')).toEqual({ claimed: true, memory: left.memory, beats: [] });

    for (const value of [
      'hello',
      '{}',
      `{"fetchedAt":"2026-05-25T12:00:00.000Z","servers":{"${ENTRANCE_SERVER}":{}}}`,
    ]) {
      await database.redis.set('status:look-ups', value);
      await database.redis.del('status:claim');
      expect(await store.claim('cc', 'aa')).toEqual({ claimed: true, memory: null, beats: [] });
    }
    await database.redis.del('status:look-ups', 'status:claim');
    await database.redis.hset('status:look-ups', { a: 1 });
    expect(await store.claim('dd', 'aa')).toEqual({ claimed: true, memory: null, beats: [] });
  });

  test('a snapshot of a release that left nothing beside it is read all the same', async () => {
    const store = openStore();
    await database.redis.set('status:snapshot', `abc-1 ${JSON.stringify(snapshot)}`);
    expect(await store.read()).toEqual({ version: 'abc-1', snapshot });
    expect(await store.claim('aa', 'abc-1')).toEqual({ claimed: true, memory: null, beats: [] });
  });

  test('what is no text counts as nothing, and is replaced', async () => {
    const store = openStore();
    await database.redis.hset('status:snapshot', { a: 1 });
    expect(await store.read()).toEqual({ version: '', snapshot: null });
    expect(await store.claim('aa', '')).toEqual({ claimed: true, memory: null, beats: [] });
    await store.publish('aa', round);
    expect(await store.read()).toEqual({ version: 'aa', snapshot });
  });
});

test('an error of the database tells nothing of the command or the token', async () => {
  const [running, stopped] = await Promise.all([startTestDatabase(), startTestDatabase()]);
  await stopped.stop();
  for (const address of [{ url: running.url, token: 'wrong' }, stopped, null]) {
    const store = createSnapshotStore(openDatabase(address));
    for (const attempt of [store.read(), store.claim('secret', ''), store.publish('secret', round)]) {
      await expect(attempt).rejects.toThrow(/^The database did not answer\.$/);
    }
  }
  await running.stop();
});
