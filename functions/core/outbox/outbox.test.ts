import { randomUUID } from 'node:crypto';
import { engines, serve } from '../../../local/data-service/test-engines';
import { startLookupHost } from '../../../test/support/fakes/public-lookups';
import { type Database, DatabaseError, openDatabase, PATIENT_MS } from '../database/database';
import { createOutbox, type FailedAttempt } from './outbox';

const now = 1_750_000_000_000;
const failed: FailedAttempt = { failedAt: now, retryAt: now + 60, reason: 'No', counts: true, pause: null };
const text = 'Tabs\t, 😀 and\nlines';

const recordKey = (id: string) => `test:record:${id}`;
const open = (database: Database) =>
  createOutbox(database, {
    keys: { outbox: 'test:outbox', destination: 'test:destination', record: recordKey },
    state: { field: 'mail', sent: 'gone out', dead: 'given up' },
    sentAt: 'goneOutAt',
    receipts: 'receipts',
    fields: ['text', 'other'],
    read: (id, [given, other]) => ({ id, text: given, other }),
  });

describe.each(engines)('an outbox on the %s engine', (_kind, openEngine) => {
  let service: Awaited<ReturnType<typeof serve>>;
  let outbox: ReturnType<typeof open>;
  beforeAll(async () => {
    service = await serve(openEngine);
    outbox = open(openDatabase(service, PATIENT_MS));
  });
  beforeEach(() => service.redis.flushdb());
  afterAll(() => service.close());

  const add = async (leaseUntil: number) => {
    const id = randomUUID();
    await service.redis.hset(recordKey(id), { text, mail: 'waiting' });
    await service.redis.zadd('test:outbox', { score: leaseUntil, member: id });
    return id;
  };
  const claim = async (id: string, at: number, held: number | null = null) => {
    const claimed = await outbox.claim(id, { now: at, until: at + 30, held });
    if (!claimed || 'pausedUntil' in claimed) throw new Error('There was nothing to claim.');
    return claimed;
  };
  const dueAt = (at: number) => outbox.due(at, 9);
  const record = (id: string) => service.redis.hgetall<Record<string, unknown>>(recordKey(id));

  test('gives out what is due, longest first, each to one claimant for one lease', async () => {
    const [later, earlier] = [await add(now + 20), await add(now + 10)];
    expect(await dueAt(now + 9)).toEqual({ pausedUntil: 0, ids: [] });
    expect(await dueAt(now + 20)).toEqual({ pausedUntil: 0, ids: [earlier, later] });
    expect((await outbox.due(now + 20, 1)).ids).toEqual([earlier]);
    expect(await claim(earlier, now + 20)).toEqual({
      id: earlier,
      item: { id: earlier, text, other: null },
      claim: 1,
      sentParts: 0,
      attempts: 0,
      failingSince: null,
    });
    expect(await outbox.claim(earlier, { now: now + 49, until: now + 99, held: 0 })).toBeNull();
    expect((await dueAt(now + 49)).ids).toEqual([later]);
    expect(await claim(earlier, now + 50)).toMatchObject({ claim: 2 });
  });

  test('lets whoever has an item’s lease claim it before it is due: first who stored it, then the latest claimant', async () => {
    const id = await add(now + 30);
    const refused = async (held: number | null) =>
      (await outbox.claim(id, { now, until: now + 30, held })) === null;
    expect(await refused(null)).toBe(true);
    expect(await claim(id, now, 0)).toMatchObject({ claim: 1 });
    expect([await refused(null), await refused(0)]).toEqual([true, true]);
    expect(await claim(id, now, 1)).toMatchObject({ claim: 2 });
    expect([await refused(0), await refused(1)]).toEqual([true, true]);
  });

  test('a mark prolongs the lease, keeps the highest count, and the last one ends it', async () => {
    const id = await add(now);
    const claimed = await claim(id, now);
    const mark = (sentParts: number) => outbox.mark(claimed, { sentParts, parts: 3, now, until: now + 90 });
    expect([await mark(2), await mark(1)]).toEqual(['goes_on', 'goes_on']);
    expect(await record(id)).toMatchObject({ mail: 'waiting' });
    expect(await dueAt(now + 89)).toMatchObject({ ids: [] });
    expect(await claim(id, now + 90)).toMatchObject({ sentParts: 2 });
    expect(await mark(1)).toBe('ends');
    expect([await mark(3), await mark(3)]).toEqual(['ends', 'ends']);
    expect(await record(id)).toMatchObject({ mail: 'gone out', goneOutAt: now, sentParts: 3, parts: 3 });
    expect(await dueAt(now + 999)).toMatchObject({ ids: [] });
  });

  test('keeps the receipt of each message once, whoever marks it', async () => {
    const id = await add(now);
    const claimed = await claim(id, now);
    const mark = (sentParts: number, receipt?: string) =>
      outbox.mark(claimed, { sentParts, parts: 3, now, until: now + 90, receipt });
    for (const [part, receipt] of [[1, '11'], [1, '11'], [1, '111'], [2], [3, '12']] as const)
      await mark(part, receipt);
    expect(await record(id)).toMatchObject({ receipts: '11 111 12' });
  });

  test('an item that is marked as erased counts as deleted, and is told from one that goes on', async () => {
    const id = await add(now);
    const claimed = await claim(id, now);
    await service.redis.hset(recordKey(id), { erased: 1 });
    const progress = { sentParts: 1, parts: 2, now, until: now + 30, receipt: '11' };
    expect(await outbox.mark(claimed, progress)).toBe('erased');
    expect(await record(id)).not.toHaveProperty('receipts');
    await service.redis.zadd('test:outbox', { score: now, member: id });
    expect(await outbox.claim(id, { now, until: now + 30, held: null })).toBeNull();
    await outbox.reschedule(claimed, failed, 2);
    expect(await service.redis.zcard('test:outbox')).toBe(0);
  });

  test('what was rescheduled is due at its time, with what is known of the failure', async () => {
    const id = await add(now);
    await outbox.reschedule(await claim(id, now), failed, 2);
    expect(await record(id)).toMatchObject({ reason: 'No', attempts: 1, failingSince: now, parts: 2 });
    expect(await dueAt(now + 59)).toMatchObject({ ids: [] });
    const again = await claim(id, now + 60);
    expect(again).toMatchObject({ attempts: 1, failingSince: now });
    await outbox.reschedule(again, { ...failed, failedAt: now + 60, retryAt: now + 99 }, 2);
    expect(await record(id)).toMatchObject({ attempts: 2, failingSince: now });
  });

  test('what is given up leaves the outbox, and its record says so', async () => {
    const id = await add(now);
    await outbox.reschedule(await claim(id, now), { ...failed, retryAt: null }, 1);
    expect(await record(id)).toMatchObject({ text, mail: 'given up', reason: 'No' });
    expect(await service.redis.zcard('test:outbox')).toBe(0);
  });

  test('what was claimed again cannot be rescheduled by the one who had it before', async () => {
    const id = await add(now);
    const before = await claim(id, now);
    await claim(id, now + 30);
    await outbox.reschedule(before, { ...failed, retryAt: null }, 1);
    expect(await record(id)).toMatchObject({ mail: 'waiting' });
    expect(await service.redis.hexists('test:destination', 'failingSince')).toBe(1);
  });

  test('a pause holds for all, the longest of several, and those who meet it are due at its end', async () => {
    const [one, other] = [await add(now), await add(now)];
    const claimed = await claim(one, now);
    const pause = (until: number) => ({ ...failed, pause: { until, endsWithResend: false } });
    await outbox.reschedule(claimed, pause(now + 400), 1);
    await outbox.reschedule(claimed, pause(now + 300), 1);
    expect(await dueAt(now + 399)).toEqual({ pausedUntil: now + 400, ids: [] });
    expect(await outbox.claim(other, { now: now + 1, until: now + 31, held: null })).toEqual({
      pausedUntil: now + 400,
    });
    expect(await record(other)).toMatchObject({ reason: 'No' });
    expect((await dueAt(now + 400)).ids.toSorted()).toEqual([one, other].toSorted());
  });

  test('an item that is erased leaves no record behind, whoever has it', async () => {
    const ids = [await add(now), await add(now), await add(now)] as const;
    const [marked, rescheduled] = [await claim(ids[0], now), await claim(ids[1], now)];
    await service.redis.del(...ids.map(recordKey));
    expect(await outbox.mark(marked, { sentParts: 1, parts: 2, now, until: now + 30 })).toBe('erased');
    await outbox.reschedule(rescheduled, failed, 1);
    for (const id of ids) {
      expect(await outbox.claim(id, { now: now + 60, until: now + 90, held: null })).toBeNull();
    }
    expect(await service.redis.exists(...ids.map(recordKey), 'test:outbox')).toBe(0);
  });
});

test.each(['{"result":{}}', '{"result":"1"}', '{"result":[]}', '<html></html>'])(
  'an answer %j to any command is no success',
  async (body) => {
    const host = await startLookupHost((_request, response) => response.end(body));
    const outbox = open(openDatabase({ url: host.url, token: 'token' }));
    const claimed = { id: 'id', item: { id: 'id', text, other: null }, claim: 1, sentParts: 0, attempts: 0 };
    const held = { ...claimed, failingSince: null };
    const progress = { sentParts: 1, parts: 1, now, until: now };
    await expect(outbox.due(now, 1)).rejects.toThrow(DatabaseError);
    await expect(outbox.claim('id', { now, until: now, held: 0 })).rejects.toThrow(DatabaseError);
    await expect(outbox.mark(held, progress)).rejects.toThrow(DatabaseError);
    await expect(outbox.reschedule(held, failed, 1)).rejects.toThrow(DatabaseError);
    await host.stop();
  },
);
