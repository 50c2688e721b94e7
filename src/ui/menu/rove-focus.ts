import type { KeyboardEvent } from 'react';

type Axis = 'vertical' | 'horizontal';

const arrows: Record<Axis, { next: string; previous: string }> = {
  vertical: { next: 'ArrowDown', previous: 'ArrowUp' },
  horizontal: { next: 'ArrowRight', previous: 'ArrowLeft' },
};

/** Returns the index that a key moves to from `here` among `count`, cyclically; undefined for other keys. */
const destination = (key: string, axis: Axis, here: number, count: number): number | undefined => {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === arrows[axis].next) return (here + 1) % count;
  if (key === arrows[axis].previous) return (Math.max(here, 0) + count - 1) % count;
  return undefined;
};

/**
 * Moves focus among `items` by arrow keys, Home and End, cyclically. Returns the newly focused item, or
 * undefined for other keys.
 */
export const roveFocus = (
  event: KeyboardEvent,
  items: readonly HTMLElement[],
  axis: Axis,
): HTMLElement | undefined => {
  const here = items.findIndex((item) => item === document.activeElement);
  const item = items[destination(event.key, axis, here, items.length) ?? -1];
  if (item === undefined) return undefined;
  event.preventDefault();
  item.focus();
  return item;
};
