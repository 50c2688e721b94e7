/**
 * So many of something, in words that have `{count}` where the number stands.
 * @param format how numbers are written
 */
export const counted = (
  { one, other }: { one: string; other: string },
  count: number,
  format: (count: number) => string,
): string => (count === 1 ? one : other).replace('{count}', format(count));
