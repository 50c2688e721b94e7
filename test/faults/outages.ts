/** When something was away, by `performance.now()`. */
export interface Outages {
  /** Something goes away; call what is returned when it is back. */
  begin(): () => void;
  /** Whether anything was away at any moment between two times. */
  overlap(from: number, to: number): boolean;
  readonly count: number;
}

export function createOutages(): Outages {
  const periods: { readonly from: number; to: number }[] = [];
  return {
    begin() {
      const period = { from: performance.now(), to: Number.POSITIVE_INFINITY };
      periods.push(period);
      return () => (period.to = performance.now());
    },
    overlap: (from, to) => periods.some((period) => period.from <= to && period.to >= from),
    get count() {
      return periods.length;
    },
  };
}
