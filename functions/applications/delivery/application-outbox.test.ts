import { engines, serve } from '../../../local/data-service/test-engines';
import { startLookupHost } from '../../../test/support/fakes/public-lookups';
import { applicationOf } from '../../../test/support/server/stored-application';
import type { Setback } from './application-delivery-ports';
import { createApplicationOutbox } from './application-outbox';
import { createApplicationStore } from '../store/application-store';
import { DatabaseAway, openDatabase } from '../../core/database/database';
import type { AuditRecord } from '../../core/audit/audit-record';

const now = 1_750_000_000_000;
const setback: Setback = { failedAt: now, retryAt: now + 60, reason: 'No', counts: true, pause: null };
const audit: AuditRecord = {
  id: '6f0e6c36-0000-4000-8000-000000000000',
  at: now + 500,
  actor: { id: 'a', username: 'Admin' },
  action: 'application.resent',
};

describe.each(engines)('the outbox on the %s engine', (_kind, open) => {
  let service: Awaited<ReturnType<typeof serve>>;
  let outbox: ReturnType<typeof createApplicationOutbox>;
  beforeAll(async () => {
    service = await serve(open);
    outbox = createApplicationOutbox(openDatabase(service));
  });
  beforeEach(() => service.redis.flushdb());
  afterAll(() => service.close());

  const add = async (leaseUntil: number) => {
    const application = applicationOf('Builder', { submittedAt: now });
    await createApplicationStore(openDatabase(service)).add(application, leaseUntil);
    return application;
  };
  const claim = async (id: string, at: number, first = false) => {
    const claimed = await outbox.claim(id, { now: at, until: at + 30, first });
    if (!claimed) throw new Error('There was nothing to claim.');
    return claimed;
  };
  const dueAt = (at: number) => outbox.due(at, 9);
  const record = (id: string) => service.redis.hgetall<Record<string, unknown>>(`application:record:${id}`);

  test('gives out what is due, longest first, each to one claimant for one lease', async () => {
    const [later, earlier] = [await add(now + 20), await add(now + 10)];
    expect(await dueAt(now + 9)).toEqual({ pausedUntil: 0, ids: [] });
    expect(await dueAt(now + 20)).toEqual({ pausedUntil: 0, ids: [earlier.id, later.id] });
    expect((await outbox.due(now + 20, 1)).ids).toEqual([earlier.id]);
    expect(await claim(earlier.id, now + 20)).toEqual({
      id: earlier.id,
      position: 'Builder',
      answers: earlier.answers,
      submittedAt: now,
      claim: 1,
      sentParts: 0,
      attempts: 0,
      failingSince: null,
    });
    expect(await outbox.claim(earlier.id, { now: now + 49, until: now + 99, first: true })).toBeNull();
    expect((await dueAt(now + 49)).ids).toEqual([later.id]);
    expect(await claim(earlier.id, now + 50)).toMatchObject({ claim: 2 });
  });

  test('lets the submitter have it before it is due, once', async () => {
    const { id } = await add(now + 30);
    expect(await outbox.claim(id, { now, until: now + 30, first: false })).toBeNull();
    expect(await claim(id, now, true)).toMatchObject({ claim: 1 });
    expect(await outbox.claim(id, { now, until: now + 30, first: true })).toBeNull();
  });

  test('a mark prolongs the lease, keeps the highest count, and the last one ends it', async () => {
    const { id } = await add(now);
    const claimed = await claim(id, now);
    const mark = (sentParts: number) => outbox.mark(claimed, { sentParts, parts: 3, until: now + 90 });
    expect([await mark(2), await mark(1)]).toEqual([true, true]);
    expect(await dueAt(now + 89)).toMatchObject({ ids: [] });
    expect(await claim(id, now + 90)).toMatchObject({ sentParts: 2 });
    expect(await mark(1)).toBe(false);
    expect([await mark(3), await mark(3)]).toEqual([false, false]);
    expect(await record(id)).toMatchObject({ announcement: 'sent', sentParts: 3, parts: 3 });
    expect(await dueAt(now + 999)).toMatchObject({ ids: [] });
  });

  test('what was put off is due at its time, with what is known of the failure', async () => {
    const { id } = await add(now);
    await outbox.putOff(await claim(id, now), setback, 2);
    expect(await record(id)).toMatchObject({ reason: 'No', attempts: 1, failingSince: now, parts: 2 });
    expect(await dueAt(now + 59)).toMatchObject({ ids: [] });
    const again = await claim(id, now + 60);
    expect(again).toMatchObject({ attempts: 1, failingSince: now });
    await outbox.putOff(again, { ...setback, failedAt: now + 60, retryAt: now + 99 }, 2);
    expect(await record(id)).toMatchObject({ attempts: 2, failingSince: now });
  });

  test('what was claimed again cannot be put off by the one who had it before', async () => {
    const { id } = await add(now);
    const before = await claim(id, now);
    await claim(id, now + 30);
    await outbox.putOff(before, { ...setback, retryAt: null }, 1);
    expect(await record(id)).toMatchObject({ announcement: 'waiting' });
    expect(await outbox.isFailing()).toBe(true);
  });

  test('a pause holds for all, the longest of several, and those who meet it are due at its end', async () => {
    const [one, other] = [await add(now), await add(now)];
    const claimed = await claim(one.id, now);
    const pause = (until: number) => ({ ...setback, pause: { until, endsWithResend: false } });
    await outbox.putOff(claimed, pause(now + 400), 1);
    await outbox.putOff(claimed, pause(now + 300), 1);
    expect(await dueAt(now + 399)).toEqual({ pausedUntil: now + 400, ids: [] });
    expect(await outbox.claim(other.id, { now: now + 1, until: now + 31, first: true })).toBeNull();
    expect(await record(other.id)).toMatchObject({ reason: 'No' });
    expect((await dueAt(now + 400)).ids.toSorted()).toEqual([one.id, other.id].toSorted());
  });

  test('what was given up is sent again by an admin, logged once, and ends the pause of a webhook that was gone', async () => {
    const { id } = await add(now);
    const pause = { until: now + 9_000, endsWithResend: true };
    await outbox.putOff(await claim(id, now), { ...setback, retryAt: null, pause }, 1);
    expect(await record(id)).toMatchObject({ announcement: 'dead' });
    expect(await dueAt(now + 600)).toMatchObject({ pausedUntil: now + 9_000 });
    expect(await outbox.resend(id, audit)).toBe('resent');
    expect(await outbox.resend(id, audit)).toBe('not_dead');
    expect(await outbox.resend('none', audit)).toBe('missing');
    expect(await dueAt(now + 600)).toEqual({ pausedUntil: 0, ids: [id] });
    const entries = await service.redis.zrange<string[]>('account:audit', 0, -1);
    expect(entries).toHaveLength(1);
    expect(String(entries[0])).toContain('application.resent');
  });
});

test.each(['{"result":{}}', '{"result":"1"}', '{"result":[]}', '<html></html>'])(
  'an answer %j to any command is no success',
  async (body) => {
    const host = await startLookupHost((_request, response) => response.end(body));
    const outbox = createApplicationOutbox(openDatabase({ url: host.url, token: 'token' }));
    const claimed = { ...applicationOf('Staff', { submittedAt: now }), claim: 1, sentParts: 0, attempts: 0 };
    const held = { ...claimed, failingSince: null };
    await expect(outbox.due(now, 1)).rejects.toThrow(DatabaseAway);
    await expect(outbox.claim('id', { now, until: now, first: true })).rejects.toThrow(DatabaseAway);
    await expect(outbox.mark(held, { sentParts: 1, parts: 1, until: now })).rejects.toThrow(DatabaseAway);
    await expect(outbox.putOff(held, setback, 1)).rejects.toThrow(DatabaseAway);
    await expect(outbox.resend('id', audit)).rejects.toThrow(DatabaseAway);
    await expect(outbox.isFailing()).rejects.toThrow(DatabaseAway);
    await host.stop();
  },
);
