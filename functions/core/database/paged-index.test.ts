import { randomUUID } from 'node:crypto';
import { engines, serve } from '../../../local/data-service/test-engines';
import { openDatabase } from './database';
import { type IndexOrder, position, readIndex } from './paged-index';

const KEY = 'test:index';
const now = 1_750_000_000_000;

interface Item {
  readonly id: string;
  readonly at: number;
}
const member = (order: IndexOrder, { id, at }: Item) =>
  order === 'time' ? { score: at, member: id } : { score: 0, member: position(at, id) };
/** Sorts newest first; within a millisecond, as the database orders ids. */
const inOrder = (items: readonly Item[]) =>
  items.toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1)).map(({ id }) => id);

describe.each(engines)('an index on the %s engine', (_kind, open) => {
  let service: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    service = await serve(open);
  });
  beforeEach(() => service.redis.flushdb());
  afterAll(() => service.close());

  describe.each<IndexOrder>(['position', 'time'])('by %s', (order) => {
    const read = (cursor: string | null, count: number) =>
      readIndex(openDatabase(service, 5_000), { key: KEY, order }, cursor, count);
    const add = async (count: number, at: (index: number) => number = (index) => now + index) => {
      const items = Array.from({ length: count }, (_, index) => ({ id: randomUUID(), at: at(index) }));
      for (const item of items) await service.redis.zadd(KEY, member(order, item));
      return items;
    };
    const remove = (item: Item) => service.redis.zrem(KEY, member(order, item).member);
    async function readAll(count: number) {
      const pages: string[][] = [];
      let cursor: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof read>> = await read(cursor, count);
        pages.push(page.entries.map(({ id }) => id));
        cursor = page.nextCursor;
      } while (cursor !== null);
      return pages;
    }

    test('is read page by page, newest first, and no page is empty', async () => {
      const items = await add(6);
      const pages = await readAll(3);
      expect(pages.flat()).toEqual(inOrder(items));
      expect(pages).toHaveLength(2);
      expect(await readAll(4)).toHaveLength(2);
    });

    test('tells where each entry is', async () => {
      const [item] = await add(1);
      if (!item) throw new Error('Nothing was added.');
      const { entries } = await read(null, 9);
      expect(entries).toEqual([{ id: item.id, position: position(item.at, item.id), payload: '' }]);
    });

    test('shows entries of the same millisecond once each', async () => {
      const items = await add(7, () => now);
      expect((await readAll(2)).flat()).toEqual(inOrder(items));
    });

    test('holds more than a script reads at once', async () => {
      const items = await add(120);
      expect(await readAll(110)).toEqual([inOrder(items).slice(0, 110), inOrder(items).slice(110)]);
    });

    test.each([(index: number) => now + index, () => now])(
      'goes on where it was when the entry at the end of a page is gone and newer ones came',
      async (at) => {
        const items = await add(6, at);
        const { entries, nextCursor } = await read(null, 3);
        const last = items.find(({ id }) => id === entries.at(-1)?.id);
        if (!last) throw new Error('The page ends with nothing that was added.');
        await remove(last);
        await add(2, () => now + 1_000);
        const next = await read(nextCursor, 9);
        expect(next.entries.map(({ id }) => id)).toEqual(inOrder(items).slice(3));
      },
    );

    test.each(['', 'nonsense', '1750000000000.0f0e6c36-0000-4000-8000-000000000000', 'AAAA'])(
      'is read from the beginning with the cursor %j, which this site did not make',
      async (cursor) => {
        const items = await add(2);
        expect((await read(cursor, 9)).entries.map(({ id }) => id)).toEqual(inOrder(items));
      },
    );

    test('is one page without a next one when it is empty', async () => {
      expect(await read(null, 9)).toEqual({ entries: [], nextCursor: null });
    });
  });
});
