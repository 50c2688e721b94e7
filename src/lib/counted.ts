import { formatNumber } from './format';

/** So many of something, in words that have `{count}` where the number stands. */
export const counted = ({ one, other }: { one: string; other: string }, count: number): string =>
  (count === 1 ? one : other).replace('{count}', formatNumber(count));
