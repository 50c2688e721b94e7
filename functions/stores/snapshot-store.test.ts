import { engines, serve, type ServedEngine } from '../../local/data-service/test-engines';
import { startTestDatabase } from '../../test/data-service';
import { emptySnapshot } from '../services/snapshot';
import { openDatabase } from './database';
import { createSnapshotStore } from './snapshot-store';

const snapshot = emptySnapshot(Date.parse('2026-05-25T12:00:00.000Z'));

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
    named.servers.lobby = { ...snapshot.servers.lobby, players: { online: 1, max: 2, list: ['🦊 é'] } };
    await store.publish('aa', named);
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
    await store.publish('aa', snapshot);
    expect(await store.read()).toEqual({ version: '', snapshot: null });
    expect(await database.redis.get('status:claim')).toBe('bb');
  });

  test('a publication that is sent twice counts once', async () => {
    const store = openStore();
    await store.claim('aa', '');
    await store.publish('aa', snapshot);
    await store.claim('bb', 'aa');
    await store.publish('aa', snapshot);
    expect(await database.redis.get('status:claim')).toBe('bb');
  });

  test('a claim on what has changed since is answered with the change', async () => {
    const store = openStore();
    await store.claim('aa', '');
    await store.publish('aa', snapshot);
    expect(await store.claim('bb', '')).toEqual({ claimed: false, snapshot });
    expect(await store.claim('bb', 'aa')).toEqual({ claimed: true });
  });

  test('what is no text counts as nothing, and is replaced', async () => {
    const store = openStore();
    await database.redis.hset('status:snapshot', { a: 1 });
    expect(await store.read()).toEqual({ version: '', snapshot: null });
    expect(await store.claim('aa', '')).toEqual({ claimed: true });
    await store.publish('aa', snapshot);
    expect(await store.read()).toEqual({ version: 'aa', snapshot });
  });
});

test('an error of the database tells nothing of the command or the token', async () => {
  const [running, stopped] = await Promise.all([startTestDatabase(), startTestDatabase()]);
  await stopped.stop();
  for (const address of [{ url: running.url, token: 'wrong' }, stopped, null]) {
    const store = createSnapshotStore(openDatabase(address));
    for (const attempt of [store.read(), store.claim('secret', ''), store.publish('secret', snapshot)]) {
      await expect(attempt).rejects.toThrow(/^The database did not answer\.$/);
    }
  }
  await running.stop();
});
