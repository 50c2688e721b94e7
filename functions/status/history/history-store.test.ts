import { perServer } from '@/content/servers';
import { engines, serve, type ServedEngine } from '../../../local/data-service/test-engines';
import { openDatabase } from '../../core/database/database';
import { createHistoryStore } from './history-store';

const STEP = 300_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Whatever servers there are besides those of a test. */
const unanswered = perServer(() => null);
const NOON = Date.parse('2026-05-25T12:00:00.000Z');

describe.each(engines)('on the %s engine', (_name, open) => {
  let service: ServedEngine;
  let store: ReturnType<typeof createHistoryStore>;
  beforeAll(async () => {
    service = await serve(open);
    store = createHistoryStore(openDatabase(service, 10_000));
  });
  beforeEach(() => service.redis.flushdb());
  afterAll(() => service.close());

  const fine = (since = 0) => store.list(since, false);
  const hourly = (since = 0) => store.list(since, true);
  const point = (at: number, lobby: number | null, pvp: number | null, lifesteal: number | null) => ({
    at: new Date(at).toISOString(),
    players: { ...unanswered, lobby, pvp, lifesteal },
  });

  test('reads the rows of an earlier release, which have no ids, and counts them into the mean', async () => {
    await service.redis.zadd('status:history:fine', { score: NOON, member: `${String(NOON)} 4 - 9` });
    await service.redis.zadd('status:history:hourly', {
      score: NOON - HOUR,
      member: `${String(NOON - HOUR)} 1.50 2.00 -`,
    });
    await store.add(NOON + STEP, { ...unanswered, lobby: 6, pvp: 3 });
    expect(await fine()).toEqual([point(NOON, 4, null, 9), point(NOON + STEP, 6, 3, null)]);
    expect(await hourly()).toEqual([point(NOON - HOUR, 1.5, 2, null), point(NOON, 5, 3, 9)]);
  });

  test('knows each figure by the id of its server, whatever servers there were then', async () => {
    const row = `${String(NOON)} creative=8 lifesteal=2 lobby=1`;
    await service.redis.zadd('status:history:fine', { score: NOON, member: row });
    expect(await fine()).toEqual([point(NOON, 1, null, 2)]);
  });

  test('is empty at first', async () => {
    expect([await fine(), await hourly()]).toEqual([[], []]);
  });

  test('keeps points in the order of time, from a time on, and leaves gaps where nothing was stored', async () => {
    await store.add(NOON + 3 * STEP, { ...unanswered, lobby: 3, pvp: 0, lifesteal: null });
    await store.add(NOON, { ...unanswered, lobby: 1, pvp: null, lifesteal: 20 });
    await store.add(NOON + STEP, { ...unanswered, lobby: 2, pvp: 5, lifesteal: 10 });
    expect(await fine(NOON + STEP)).toEqual([
      point(NOON + STEP, 2, 5, 10),
      point(NOON + 3 * STEP, 3, 0, null),
    ]);
    expect(await fine()).toHaveLength(3);
  });

  test('an hour is the mean of the points that there are, without the moments when a server was away', async () => {
    await store.add(
      NOON - STEP,
      perServer(() => 100),
    );
    await store.add(NOON, { ...unanswered, lobby: 1, pvp: null, lifesteal: null });
    await store.add(NOON + STEP, { ...unanswered, lobby: 2, pvp: 6, lifesteal: null });
    await store.add(NOON + 2 * STEP, { ...unanswered, lobby: 2, pvp: 7, lifesteal: null });
    await store.add(
      NOON + HOUR,
      perServer(() => 50),
    );
    expect(await hourly()).toEqual([
      point(NOON - HOUR, 100, 100, 100),
      point(NOON, 1.67, 6.5, null),
      point(NOON + HOUR, 50, 50, 50),
    ]);
  });

  test('a repeated run, and one that overlaps, changes nothing', async () => {
    await Promise.all(
      Array.from({ length: 10 }, () =>
        store.add(
          NOON,
          perServer(() => 4),
        ),
      ),
    );
    await store.add(
      NOON,
      perServer(() => 99),
    );
    await store.add(NOON + STEP, { ...unanswered, lobby: 6, pvp: 4, lifesteal: 4 });
    expect(await fine()).toEqual([point(NOON, 4, 4, 4), point(NOON + STEP, 6, 4, 4)]);
    expect(await hourly()).toEqual([point(NOON, 5, 4, 4)]);
  });

  test('keeps 48 hours of points and 90 days of hours', async () => {
    const counts = { ...unanswered, lobby: 1, pvp: 2, lifesteal: 3 };
    await store.add(NOON - 90 * DAY - HOUR, counts);
    await store.add(NOON - 90 * DAY, counts);
    await store.add(NOON - 2 * DAY - STEP, counts);
    await store.add(NOON - 2 * DAY, counts);
    await store.add(NOON, counts);
    expect((await fine()).map(({ at }) => Date.parse(at))).toEqual([NOON - 2 * DAY, NOON]);
    expect((await hourly()).map(({ at }) => Date.parse(at))).toEqual([
      NOON - 90 * DAY,
      NOON - 2 * DAY - HOUR,
      NOON - 2 * DAY,
      NOON,
    ]);
  });

  test('stores a point and reads a range with one command each', async () => {
    service.commands.length = 0;
    await store.add(NOON, { ...unanswered, lobby: 1, pvp: 2, lifesteal: 3 });
    await hourly();
    expect(service.commands.map(([name]) => name?.toUpperCase())).toEqual(['EVAL', 'EVAL']);
  });
});
