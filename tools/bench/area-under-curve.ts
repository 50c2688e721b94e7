/**
 * How often a value of the first list is larger than one of the second, ties as half: 0.5 when the lists cannot be told
 * apart, 0 or 1 when they can without fail.
 */
export function areaUnderCurve(first: readonly number[], second: readonly number[]): number {
  const wins = first.reduce(
    (sum, a) => sum + second.reduce((won, b) => won + (a > b ? 1 : a === b ? 0.5 : 0), 0),
    0,
  );
  return wins / (first.length * second.length);
}
