import type { ServerId } from '@/contract/network/servers';
import { perServer } from '@/lib/servers';
import { engines, serve, type ServedEngine } from '../../../local/data-service/test-engines';
import { OTHER_SERVER, ENTRANCE_SERVER, SERVER_IDS } from '../../../test/support/fixtures/tracked-servers';
import { openDatabase } from '../../core/database/database';
import { createHistoryStore } from './history-store';

const STEP = 300_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
type Counts = Record<ServerId, number | null>;
/** Returns counts of the entrance, of another server, and of all others. */
const counts = (entrance: number | null, other: number | null, rest: number | null = null): Counts => ({
  ...perServer(() => rest),
  [ENTRANCE_SERVER]: entrance,
  [OTHER_SERVER]: other,
});
const everywhere = (players: number) => counts(players, players, players);
/** Writes a row without ids, in the order of the servers. */
const inOrder = (players: Counts, write: (count: number) => string) =>
  SERVER_IDS.map((id) => (players[id] === null ? '-' : write(players[id]))).join(' ');
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
  const point = (at: number, players: Counts) => ({ at: new Date(at).toISOString(), players });

  test('reads the rows of an earlier release, which have no ids, and counts them into the mean', async () => {
    const [then, before] = [counts(4, null, 9), counts(1.5, 2)];
    const whole = `${String(NOON)} ${inOrder(then, String)}`;
    await service.redis.zadd('status:history:fine', { score: NOON, member: whole });
    const means = `${String(NOON - HOUR)} ${inOrder(before, (mean) => mean.toFixed(2))}`;
    await service.redis.zadd('status:history:hourly', { score: NOON - HOUR, member: means });
    await store.add(NOON + STEP, counts(6, 3));
    expect(await fine()).toEqual([point(NOON, then), point(NOON + STEP, counts(6, 3))]);
    expect(await hourly()).toEqual([point(NOON - HOUR, before), point(NOON, counts(5, 3, 9))]);
  });

  test('knows each figure by the id of its server, whatever servers there were then', async () => {
    const row = `${String(NOON)} closed-down=8 ${OTHER_SERVER}=2 ${ENTRANCE_SERVER}=1`;
    await service.redis.zadd('status:history:fine', { score: NOON, member: row });
    expect(await fine()).toEqual([point(NOON, counts(1, 2))]);
  });

  test('knows the total by the names of its figures, in the mean too, where it was counted', async () => {
    await store.add(NOON, everywhere(1));
    await store.add(NOON + STEP, everywhere(1), {}, { online: 4, max: null });
    await store.add(NOON + 2 * STEP, everywhere(1), {}, { online: 7, max: 100 });
    expect((await fine()).map(({ total }) => total)).toEqual([
      undefined,
      { online: 4, max: null },
      { online: 7, max: 100 },
    ]);
    expect(await hourly()).toEqual([{ ...point(NOON, everywhere(1)), total: { online: 5.5, max: 100 } }]);
  });

  test('is empty at first', async () => {
    expect([await fine(), await hourly()]).toEqual([[], []]);
  });

  test('keeps points in the order of time, from a time on, and leaves gaps where nothing was stored', async () => {
    await store.add(NOON + 3 * STEP, counts(3, 0));
    await store.add(NOON, counts(1, null, 20));
    await store.add(NOON + STEP, counts(2, 5, 10));
    expect(await fine(NOON + STEP)).toEqual([
      point(NOON + STEP, counts(2, 5, 10)),
      point(NOON + 3 * STEP, counts(3, 0)),
    ]);
    expect(await fine()).toHaveLength(3);
  });

  test('an hour is the mean of the points that there are, without the moments when a server was away', async () => {
    await store.add(NOON - STEP, everywhere(100));
    await store.add(NOON, counts(1, null));
    await store.add(NOON + STEP, counts(2, 6));
    await store.add(NOON + 2 * STEP, counts(2, 7));
    await store.add(NOON + HOUR, everywhere(50));
    expect(await hourly()).toEqual([
      point(NOON - HOUR, everywhere(100)),
      point(NOON, counts(1.67, 6.5)),
      point(NOON + HOUR, everywhere(50)),
    ]);
  });

  test('the mean that an earlier release has stored of an hour so far gives way to that of all its points', async () => {
    const row = (players: number) =>
      `${String(NOON)} ${inOrder(everywhere(players), (mean) => mean.toFixed(2))}`;
    await store.add(NOON, everywhere(1));
    await service.redis.zadd('status:history:hourly', { score: NOON, member: row(1) });
    await store.add(NOON + STEP, everywhere(2));
    expect(await hourly()).toEqual([point(NOON, everywhere(1.5))]);
    await store.add(NOON + HOUR, everywhere(9));
    await store.sumUp(NOON + HOUR);
    expect(await hourly()).toEqual([point(NOON, everywhere(1.5)), point(NOON + HOUR, everywhere(9))]);
  });

  test('an hour before a gap has its mean, whenever the next point comes', async () => {
    await store.add(NOON, everywhere(1));
    await store.add(NOON + 3 * STEP, everywhere(4));
    await store.add(NOON + 9 * DAY, everywhere(9));
    await store.sumUp(NOON + 9 * DAY);
    expect(await hourly()).toEqual([point(NOON, everywhere(2.5)), point(NOON + 9 * DAY, everywhere(9))]);
  });

  test('keeps the ticks of servers that were measured, and their means, and says nothing of them where none was', async () => {
    const at = (time: number) => new Date(time).toISOString();
    await store.add(NOON, everywhere(1), { [ENTRANCE_SERVER]: { tps: 20, mspt: 4.5 } });
    await store.add(NOON + STEP, everywhere(1), {
      [ENTRANCE_SERVER]: { tps: 15, mspt: 65.25 },
      [OTHER_SERVER]: { tps: 19.99, mspt: 1 },
    });
    await store.add(NOON + HOUR, everywhere(1));
    const unmeasured = perServer(() => null);
    const first = { ...unmeasured, [ENTRANCE_SERVER]: { tps: 20, mspt: 4.5 } };
    const second = {
      ...unmeasured,
      [ENTRANCE_SERVER]: { tps: 15, mspt: 65.25 },
      [OTHER_SERVER]: { tps: 19.99, mspt: 1 },
    };
    expect(await fine()).toEqual([
      { at: at(NOON), players: everywhere(1), performance: first },
      { at: at(NOON + STEP), players: everywhere(1), performance: second },
      point(NOON + HOUR, everywhere(1)),
    ]);
    const mean = { ...second, [ENTRANCE_SERVER]: { tps: 17.5, mspt: 34.88 } };
    expect(await hourly()).toEqual([
      { at: at(NOON), players: everywhere(1), performance: mean },
      point(NOON + HOUR, everywhere(1)),
    ]);
  });

  test('a repeated run, and one that overlaps, changes nothing', async () => {
    await Promise.all(Array.from({ length: 10 }, () => store.add(NOON, everywhere(4))));
    await store.add(NOON + STEP, counts(6, 4, 4));
    expect(await fine()).toEqual([point(NOON, everywhere(4)), point(NOON + STEP, counts(6, 4, 4))]);
    expect(await hourly()).toEqual([point(NOON, counts(5, 4, 4))]);
  });

  test('of a moment that overlapping runs counted differently, one count is read, and in the mean too', async () => {
    await store.add(NOON, everywhere(4));
    await store.add(NOON, everywhere(99));
    await store.add(NOON + STEP, everywhere(6));
    expect(await fine()).toEqual([point(NOON, everywhere(99)), point(NOON + STEP, everywhere(6))]);
    expect(await hourly()).toEqual([point(NOON, everywhere(52.5))]);
    await store.sumUp(NOON + HOUR);
    await store.sumUp(NOON + HOUR);
    expect(await hourly()).toEqual([point(NOON, everywhere(52.5))]);
  });

  test('hours that nobody has summed up have their means all the same, and get them late', async () => {
    for (const hour of [0, 1, 2]) {
      await store.add(NOON + hour * HOUR, everywhere(2 * hour));
      await store.add(NOON + hour * HOUR + STEP, everywhere(2 * hour + 1));
    }
    const means = [0.5, 2.5, 4.5].map((mean, hour) => point(NOON + hour * HOUR, everywhere(mean)));
    expect(await hourly()).toEqual(means);
    await store.sumUp(NOON + 3 * HOUR);
    expect(await service.redis.zcard('status:history:hourly')).toBe(3);
    expect(await hourly()).toEqual(means);
  });

  test('keeps 48 hours of points and 90 days of hours', async () => {
    for (const at of [NOON - 90 * DAY - HOUR, NOON - 90 * DAY, NOON - 2 * DAY - STEP, NOON - 2 * DAY, NOON]) {
      await store.add(at, everywhere(1));
      await store.sumUp(at);
    }
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
    await store.add(NOON, everywhere(1));
    await fine();
    await hourly();
    const names = service.commands.map(([name]) => name?.toUpperCase());
    expect(names).toEqual(['ZADD', 'ZRANGEBYSCORE', 'EVAL']);
  });
});
