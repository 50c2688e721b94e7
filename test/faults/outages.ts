/** Log of outages, timed by `performance.now()`. */
export interface Outages {
  /** Starts an outage; returns a function that ends it. */
  begin(): () => void;
  /** True if there was an outage at any moment between the two times. */
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
