/** An item that is sorted by a number, the lowest first, and then by id. */
export interface Ordered {
  readonly id: string;
  readonly order: number;
}

/** The contract's bound of an order, in both directions. */
const FAR = 1_000_000;
/** Maximum decimals. Doubles are exact to that many within those bounds, and cursors can contain them. */
const MOST_DECIMALS = 9;

export const inOrder = <Item extends Ordered>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));

/** Returns the shortest number between two; null if there is no room. */
const between = (low: number, high: number): number | null => {
  for (let decimals = 0; decimals <= MOST_DECIMALS; decimals += 1) {
    const middle = Number((low + (high - low) / 2).toFixed(decimals));
    if (low < middle && middle < high) return middle;
  }
  return null;
};

const after = (low: number): number | null => (low < FAR - 1 ? Math.floor(low) + 1 : between(low, FAR));
const before = (high: number): number | null => (high > 1 - FAR ? Math.ceil(high) - 1 : between(-FAR, high));

/** Returns orders for the items from `from` up to `to`, evenly between their neighbors; null without room. */
const spread = (items: readonly Ordered[], from: number, to: number): number[] | null => {
  const count = to - from;
  const [left, right] = [items[from - 1]?.order, items[to]?.order];
  if (left === undefined && right === undefined) return Array.from({ length: count }, (_, at) => at);
  const low = left ?? Math.max(-FAR, Math.ceil(right ?? 0) - count - 1);
  const high = right ?? Math.min(FAR, Math.floor(low) + count + 1);
  const step = (high - low) / (count + 1);
  const orders = Array.from({ length: count }, (_, at) =>
    Number((low + (at + 1) * step).toFixed(MOST_DECIMALS)),
  );
  const isRising = [low, ...orders, high].every(
    (order, at, all) => at === 0 || order > (all[at - 1] ?? order),
  );
  return isRising ? orders : null;
};

/** Makes room for one more item at `to` by spreading its neighbors' orders, as few of them as possible. */
const renumbered = (items: readonly Ordered[], moved: Ordered, to: number): Ordered[] => {
  const list = items.toSpliced(to, 0, moved);
  for (let reach = 1; ; reach += 1) {
    const [from, end] = [Math.max(0, to - reach), Math.min(list.length, to + reach + 1)];
    const orders = spread(list, from, end);
    if (!orders) continue;
    const changed = list
      .slice(from, end)
      .map(({ id, order }, at) => ({ id, before: order, order: orders[at] ?? order }))
      .filter((item) => item.id !== moved.id && item.order !== item.before);
    const down = changed.filter((item) => item.order < item.before);
    const up = changed.filter((item) => item.order > item.before).reverse();
    return [
      ...[...down, ...up].map(({ id, order }) => ({ id, order })),
      { id: moved.id, order: orders[to - from] ?? moved.order },
    ];
  }
};

/**
 * Returns the orders to change, in sequence, so that the item at `from` of a sorted list moves to `to`: its
 * own only, unless its new neighbors leave no room between them. After each of the changes all other items
 * are in the same order.
 */
export const placed = (items: readonly Ordered[], from: number, to: number): Ordered[] => {
  const moved = items[from];
  if (!moved || from === to) return [];
  const others = items.toSpliced(from, 1);
  const [low, high] = [others[to - 1]?.order, others[to]?.order];
  if (low === undefined && high === undefined) return [];
  let order: number | null;
  if (low === undefined) order = before(high ?? 0);
  else order = high === undefined ? after(low) : between(low, high);
  return order === null ? renumbered(others, moved, to) : [{ id: moved.id, order }];
};
