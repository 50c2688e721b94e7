/** Rounds to a number of decimals. */
export const round = (value: number, decimals = 0): number => Number(value.toFixed(decimals));

/** Returns the middle value, or the upper middle one of an even number; NaN if empty. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

/**
 * Returns how often a value of the first list exceeds one of the second, ties as half. 0.5 means that the lists cannot be told
 * apart, and 0 or 1 that they always can.
 */
export function areaUnderCurve(first: readonly number[], second: readonly number[]): number {
  const wins = first.reduce(
    (sum, a) => sum + second.reduce((won, b) => won + (a > b ? 1 : a === b ? 0.5 : 0), 0),
    0,
  );
  return wins / (first.length * second.length);
}
