import { randomUUID } from 'node:crypto';
import { engines, serve } from '../../../local/data-service/test-engines';
import { startLookupHost } from '../../../test/support/fakes/public-lookups';
import { createContactStore } from './contact-store';
import { DatabaseAway, openDatabase } from '../../core/database/database';

const now = 1_750_000_000_000;
const content = { email: 'a@example.org', subject: 'Hi', message: 'Tabs\t, 😀 and\nlines' };

describe.each(engines)('the outbox on the %s engine', (_kind, open) => {
  let service: Awaited<ReturnType<typeof serve>>;
  let store: ReturnType<typeof createContactStore>;
  beforeAll(async () => {
    service = await serve(open);
    store = createContactStore(openDatabase(service));
  });
  beforeEach(() => service.redis.flushdb());
  afterAll(() => service.close());

  test('holds messages until they are settled, earliest first, each for one lease', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    expect(await store.has(first)).toBe(false);
    expect(await store.add({ id: second, ...content, receivedAt: now }, now + 20)).toBe(true);
    expect(await store.add({ id: first, ...content, receivedAt: now }, now + 10)).toBe(true);
    expect(await store.add({ id: first, ...content, receivedAt: now }, now + 10)).toBe(false);
    expect(await store.has(first)).toBe(true);

    expect(await store.lease(5, now + 9, now + 100)).toEqual([]);
    const [leased] = await store.lease(1, now + 50, now + 100);
    expect(leased).toEqual({
      id: first,
      ...content,
      attempts: 0,
      failingSince: null,
      leasedUntil: now + 100,
    });
    expect((await store.lease(5, now + 50, now + 110)).map(({ id }) => id)).toEqual([second]);
    await store.settle(second, now + 60);
    if (leased) await store.postpone(leased, now + 60, now + 200);
    expect(await store.lease(5, now + 199, now + 300)).toEqual([]);
    expect(await store.lease(5, now + 200, now + 300)).toEqual([
      { id: first, ...content, attempts: 1, failingSince: now + 60, leasedUntil: now + 300 },
    ]);
  });

  test('lets go of a message that is given up', async () => {
    const id = randomUUID();
    await store.add({ id, ...content, receivedAt: now }, now);
    const [leased] = await store.lease(1, now, now + 10);
    if (leased) await store.postpone(leased, now, null);
    expect(await store.lease(5, now + 1_000, now + 2_000)).toEqual([]);
    expect(await service.redis.hget(`contact:message:${id}`, 'delivery')).toBe('failed');
  });
});

test.each(['{"result":{}}', '{"result":null}', '{"result":"1"}', '<html></html>'])(
  'an answer %j to any command is no success',
  async (body) => {
    const host = await startLookupHost((_request, response) => response.end(body));
    const store = createContactStore(openDatabase({ url: host.url, token: 'token' }));
    const id = randomUUID();
    await expect(store.has(id)).rejects.toThrow(DatabaseAway);
    await expect(store.add({ id, ...content, receivedAt: now }, null)).rejects.toThrow(DatabaseAway);
    await expect(store.lease(1, now, now)).rejects.toThrow(DatabaseAway);
    await expect(store.settle(id, now)).rejects.toThrow(DatabaseAway);
    await host.stop();
  },
);
