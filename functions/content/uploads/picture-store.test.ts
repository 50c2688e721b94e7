import { engines, serve, type ServedEngine } from '../../../local/data-service/test-engines';
import { openDatabase } from '../../core/database/database';
import { auditRecord } from '../../core/request';
import { contentKeys } from '../store/content-keys';
import { createPictureStore, type PictureRecord } from './picture-store';

const ID = '0123456789abcdef0123456789abcdef';
const OTHER = 'f'.repeat(32);
const RECORD: PictureRecord = {
  ...{ width: 1_600, height: 900, alt: '“Ü” 🎉\n', uploadedAt: 1_780_000_000_000 },
  ...{ state: 'stored', unusedSince: null, wasUsed: true },
};

describe.each(engines)('on the engine %s', (_name, openEngine) => {
  let served: ServedEngine;
  beforeAll(async () => {
    served = await serve(openEngine);
  });
  beforeEach(() => served.redis.flushdb());
  afterAll(() => served.close());
  const store = () => createPictureStore(openDatabase(served, 5_000));

  test('a record is what it was, and every document that names a picture is found', async () => {
    expect(await store().swap({ id: ID, before: null, after: RECORD })).toBe('done');
    expect([await store().get(ID), await store().get(OTHER)]).toEqual([RECORD, null]);
    const text = `![a](/uploads/${ID}-1600x900.webp) ![b](/UPLOADS/${OTHER.toUpperCase()}-1x1.webp) /uploads/`;
    await served.redis.hset(contentKeys.bodies, { 'a story': text, another: 'Nothing.' });
    await served.redis.hset(contentKeys.documents('faq'), { q: `{"answer":"![](/uploads/${ID}-9x9.webp)"}` });
    expect(await store().read()).toMatchObject({ revision: null, uses: [] });
    await served.redis.set(contentKeys.revision, 'r1');
    expect(await store().read()).toEqual({
      revision: 'r1',
      records: new Map([[ID, RECORD]]),
      uses: [
        { kind: 'news', picture: ID, id: 'a story' },
        { kind: 'news', picture: OTHER, id: 'a story' },
        { kind: 'faq', picture: ID, id: 'q' },
      ],
    });
  });

  test('a change is made of what there is, once, with its entry of the audit log', async () => {
    const audit = {
      record: auditRecord({ now: () => 1_780_000_000_000 }, { id: 'edith' }, 'content.created'),
      facts: { before: null, after: null, fields: '' },
    };
    const change = { id: ID, before: null, after: RECORD, audit };
    expect([await store().swap(change), await store().swap(change)]).toEqual(['done', 'done']);
    expect(await served.redis.zcard('account:audit')).toBe(1);
    const removing = { ...RECORD, state: 'removing' as const };
    expect(await store().swap({ id: ID, before: null, after: removing })).toBe('stale');
    expect(await store().swap({ id: OTHER, before: RECORD, after: removing })).toBe('stale');
    const wanted = { id: ID, before: RECORD, after: removing };
    expect(await store().swap({ ...wanted, revision: 'r1' })).toBe('stale');
    await served.redis.set(contentKeys.revision, 'r1');
    expect(await store().swap({ ...wanted, revision: null })).toBe('stale');
    expect(await store().swap({ ...wanted, revision: 'r1' })).toBe('done');
    expect(await store().swap({ id: ID, before: removing, after: null })).toBe('done');
    expect(await store().get(ID)).toBeNull();
  });
});
