import { randomUUID } from 'node:crypto';
import { engines, serve, type ServedEngine } from '../../../local/data-service/test-engines';
import { createAuditStore } from '../../core/audit/audit-store';
import { openDatabase } from '../../core/database/database';
import { auditRecord } from '../../core/request';
import type { RecordOf } from '../documents';
import { shippedBodies, shippedLibrary } from '../shipped';
import { contentKeys } from './content-keys';
import { createContentStore, type Write } from './content-store';

const shipped = {
  library: shippedLibrary,
  bodies: new Map([...shippedBodies, ['server-upgrades', 'Its text.']]),
};
const clock = { now: () => Date.parse('2026-05-25T12:00:00.000Z') };

describe.each(engines)('on the engine %s', (_name, open) => {
  let served: ServedEngine;
  beforeAll(async () => {
    served = await serve(open);
  });
  beforeEach(() => served.redis.flushdb());
  afterAll(() => served.close());

  const database = () => openDatabase(served, 5_000);
  const store = () => createContentStore(database(), shipped);
  const writeOf = (id: string, changes: Partial<Write<'news'>> = {}): Write<'news'> => {
    const audit = auditRecord(clock, { id: 'edith' }, 'content.created');
    const document: RecordOf<'news'> = {
      version: 1,
      edit: audit.id,
      createdAt: clock.now(),
      updatedAt: new Date(clock.now()).toISOString(),
      title: 'Título “ünïcode” 🎉',
      tag: '',
      summary: '',
      points: [],
      art: 'tower',
      publishedAt: null,
      announce: false,
    };
    const facts = { before: null, after: { id, kind: 'news', title: 'A', publishedAt: null }, fields: '' };
    return {
      kind: 'news',
      id,
      from: null,
      document,
      body: 'Text',
      slugs: ['a', 'b'],
      audit,
      facts,
      ...changes,
    };
  };
  const later = (
    write: Write<'news'>,
    version: number,
    changes: Partial<Write<'news'>> = {},
  ): Write<'news'> => {
    const audit = auditRecord(clock, { id: 'edith' }, 'content.changed');
    const document = write.document && { ...write.document, version: version + 1, edit: audit.id };
    return { ...write, from: version, document, audit, slugs: [], slug: 'a', body: undefined, ...changes };
  };

  test('nothing is written until something is changed, and then all that the site ships is there, as it was', async () => {
    expect(await store().read()).toEqual({ revision: null, library: shippedLibrary });
    expect(await store().bodies({ revision: null }, ['server-upgrades', 'x'])).toEqual(['Its text.', '']);
    expect(await served.redis.keys('content:*')).toEqual([]);
    const write = writeOf(randomUUID());
    expect(await store().write(write)).toEqual({ outcome: 'done', slug: 'a' });
    const { revision, library } = await store().read();
    expect(revision).toBe(write.audit.id);
    expect(library.news).toHaveLength(shippedLibrary.news.length + 1);
    for (const kind of ['news', 'events', 'faq'] as const)
      expect(library[kind]).toEqual(
        expect.arrayContaining(
          shippedLibrary[kind].map((document) => ({ ...document, edit: expect.any(String) })),
        ),
      );
    expect(library.news).toContainEqual({ ...write.document, id: write.id, slug: 'a' });
    expect(await store().bodies({ revision }, [write.id, 'server-upgrades', 'x'])).toEqual([
      'Text',
      'Its text.',
      '',
    ]);
  });

  test('a write that is repeated is one write, and one entry of the audit log', async () => {
    const write = writeOf(randomUUID());
    for (let n = 0; n < 2; n += 1) expect(await store().write(write)).toEqual({ outcome: 'done', slug: 'a' });
    const change = later(write, 1, { slugs: ['c'] });
    for (let n = 0; n < 2; n += 1)
      expect(await store().write(change)).toEqual({ outcome: 'done', slug: 'c' });
    const { items } = await createAuditStore(database()).list(null);
    expect(items.map(({ action }) => action).toSorted()).toEqual(['content.changed', 'content.created']);
    expect((await store().read()).library.moved).toEqual(new Map([['a', write.id]]));
  });

  test('another version, another document’s address and too many are refused, and change nothing', async () => {
    const write = writeOf(randomUUID());
    await store().write(write);
    const before = await store().read();
    expect((await store().write(later(write, 2))).outcome).toBe('stale');
    expect((await store().write({ ...later(write, 1), id: randomUUID() })).outcome).toBe('missing');
    expect((await store().write(writeOf(randomUUID(), { slugs: ['a'] }))).outcome).toBe('taken');
    expect((await store().write(later(write, 1, { slugs: ['server-upgrades'] }))).outcome).toBe('taken');
    expect(await store().read()).toEqual(before);
    const fill = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`x${String(n)}`, '{}']));
    await served.redis.hset(contentKeys.documents('news'), fill);
    expect((await store().write(writeOf(randomUUID()))).outcome).toBe('full');
  });

  test('of a deleted story its text and addresses go, too', async () => {
    const write = writeOf(randomUUID());
    await store().write(write);
    await store().write(later(write, 1, { slugs: ['c'] }));
    const change = later(write, 2, { document: null, slug: 'c' });
    expect((await store().write(change)).outcome).toBe('done');
    expect(await served.redis.hexists(contentKeys.bodies, write.id)).toBe(0);
    const owners = Object.values((await served.redis.hgetall(contentKeys.slugs)) ?? {});
    expect(owners.filter((owner) => String(owner).includes(write.id))).toEqual([]);
    expect((await store().write(writeOf(randomUUID(), { slugs: ['a'] }))).outcome).toBe('done');
  });
});
