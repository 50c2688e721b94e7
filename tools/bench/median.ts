/** The middle one of an odd number of values, the upper of the two middle ones of an even number; NaN of none. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;
