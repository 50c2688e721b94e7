import fc from 'fast-check';
import { inOrder, type Ordered, placed } from './placing';

const list = (...orders: number[]): Ordered[] =>
  orders.map((order, at) => ({ id: String.fromCharCode(97 + at), order }));

test.each([
  ['between two', list(0, 1, 2, 3), 3, 1, [{ id: 'd', order: 0.5 }]],
  ['by as short a number as there is', list(0, 0.5, 7, 9), 3, 1, [{ id: 'd', order: 0.3 }]],
  ['first', list(0, 1, 2), 2, 0, [{ id: 'c', order: -1 }]],
  ['first, before a fraction', list(0.5, 1, 2), 2, 0, [{ id: 'c', order: 0 }]],
  ['last', list(0, 1, 2.5), 0, 2, [{ id: 'a', order: 3 }]],
  ['last, where the numbers end', list(0, 1, 999_999.5), 0, 2, [{ id: 'a', order: 999_999.8 }]],
  ['first, where the numbers end', list(-1_000_000, 1, 2), 2, 0, expect.any(Array)],
  ['where it stands', list(0, 1), 1, 1, []],
  ['alone', list(4), 0, 1, []],
])('an item is put %s', (_, items, from, to, changes) => {
  expect(placed(items, from, to)).toEqual(changes);
});

test('two with the same number make room for a third, and the others keep theirs', () => {
  const items = [...list(0, 1, 1, 2), { id: 'z', order: 9 }];
  const changes = placed(items, 4, 2);
  expect(changes.map(({ id }) => id)).toEqual(['b', 'c', 'z']);
  expect(inOrder(applied(items, changes)).map(({ id }) => id)).toEqual(['a', 'b', 'z', 'c', 'd']);
});

const applied = (items: readonly Ordered[], changes: readonly Ordered[]): Ordered[] =>
  items.map((item) => changes.find(({ id }) => id === item.id) ?? item);

test('whatever the numbers are, an item lands where it is put, and no change on the way moves another', () => {
  const order = fc.oneof(
    fc.integer({ min: 0, max: 3 }),
    fc.integer({ min: -1_000_000, max: 1_000_000 }),
    fc.constantFrom(-1_000_000, 1_000_000, 0.123456789, 0.12345679),
  );
  const place = fc.nat({ max: 11 });
  fc.assert(
    fc.property(fc.array(order, { minLength: 1, maxLength: 12 }), place, place, (orders, a, b) => {
      const items = inOrder(list(...orders));
      const [from, to] = [a % items.length, b % items.length];
      const ids = items.map(({ id }) => id);
      const moved = ids[from] ?? '';
      const others = ids.filter((id) => id !== moved);
      const changes = placed(items, from, to);
      let now = items;
      for (const change of changes) {
        expect(Math.abs(change.order)).toBeLessThanOrEqual(1_000_000);
        now = inOrder(applied(now, [change]));
        expect(now.map(({ id }) => id).filter((id) => id !== moved)).toEqual(others);
      }
      expect(now.map(({ id }) => id)).toEqual(others.toSpliced(to, 0, moved));
    }),
    { numRuns: 2_000 },
  );
});

test('hundreds of moves into the same gap keep to the numbers that a cursor can say', () => {
  let items = list(0, 1, 2, 3, 4, 5);
  for (let move = 0; move < 300; move += 1) {
    items = inOrder(applied(items, placed(items, items.length - 1, 1)));
  }
  for (const { order } of items) expect(String(order)).toMatch(/^-?\d+(?:\.\d{1,9})?$/);
});
