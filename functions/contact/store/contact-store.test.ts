import { randomUUID } from 'node:crypto';
import { engines, serve } from '../../../local/data-service/test-engines';
import { startLookupHost } from '../../../test/support/fakes/public-lookups';
import { visitorMessage } from '../../../test/support/fixtures/contact-message';
import { DatabaseError, openDatabase, PATIENT_MS } from '../../core/database/database';
import { createContactArchive } from './contact-archive';
import { createContactOutbox } from './contact-outbox';
import { createContactStore, messageKey } from './contact-store';

const now = 1_750_000_000_000;
const form = { ...visitorMessage, message: 'Tabs\t, 😀 and\nlines' };

describe.each(engines)('messages on the %s engine', (_kind, open) => {
  let service: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    service = await serve(open);
  });
  beforeEach(() => service.redis.flushdb());
  afterAll(() => service.close());

  test('are stored once, and wait in the outbox when they are to be forwarded', async () => {
    const [store, outbox] = [
      createContactStore(openDatabase(service, PATIENT_MS)),
      createContactOutbox(openDatabase(service, PATIENT_MS)),
    ];
    const [id, kept] = [randomUUID(), randomUUID()];
    expect(await store.has(id)).toBe(false);
    expect(await store.add({ id, form, receivedAt: now }, now + 10)).toBe('stored');
    expect(await store.add({ id, form, receivedAt: now }, now + 10)).toBe('known');
    expect(await store.add({ id: kept, form, receivedAt: now }, null)).toBe('stored');
    expect(await store.has(id)).toBe(true);
    expect((await outbox.due(now + 9, 5)).ids).toEqual([]);
    expect((await outbox.due(now + 10, 5)).ids).toEqual([id]);
    const claimed = await outbox.claim(id, { now, until: now + 30, held: 0 });
    expect(claimed).toMatchObject({ item: form });
  });

  test('that an older form has sent are read and forwarded, with the fields that it did not have empty', async () => {
    const database = openDatabase(service, PATIENT_MS);
    const [id, archive] = [randomUUID(), createContactArchive(database)];
    await createContactStore(database).add({ id, form, receivedAt: now }, now);
    await service.redis.hdel(messageKey(id), 'subject');
    const claimed = await createContactOutbox(database).claim(id, { now, until: now + 30, held: 0 });
    expect(claimed).toMatchObject({ item: { ...form, subject: '' } });
    const { items } = await archive.list({ state: null, search: '' }, null);
    expect(items).toEqual([expect.objectContaining({ id, ...form, subject: '' })]);
  });

  test('are not erased by somebody who does not know all of their answers, whose emails would stay', async () => {
    const database = openDatabase(service, PATIENT_MS);
    const [id, answer, archive] = [randomUUID(), randomUUID(), createContactArchive(database)];
    await createContactStore(database).add({ id, form, receivedAt: now }, null);
    await service.redis.hset(messageKey(id), { answers: JSON.stringify([{ id: answer }]) });
    await service.redis.hset(`mail:record:${answer}`, { state: 'waiting' });
    await service.redis.zadd('mail:outbox', { score: now, member: answer });
    const audit = { id: randomUUID(), at: now, action: 'message.deleted', actor: { id } } as const;
    expect(await archive.remove(id, [], audit)).toBe('changed');
    expect(await archive.remove(id, [answer], audit)).toBe('removed');
    expect(await service.redis.keys('*')).toEqual(['account:audit']);
    expect(await archive.remove(id, [], audit)).toBe('missing');
  });
});

test.each(['{"result":{}}', '{"result":null}', '{"result":"1"}', '<html></html>'])(
  'an answer %j to any command is no success',
  async (body) => {
    const host = await startLookupHost((_request, response) => response.end(body));
    const store = createContactStore(openDatabase({ url: host.url, token: 'token' }));
    const id = randomUUID();
    await expect(store.has(id)).rejects.toThrow(DatabaseError);
    await expect(store.add({ id, form, receivedAt: now }, null)).rejects.toThrow(DatabaseError);
    await host.stop();
  },
);
