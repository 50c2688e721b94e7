/** How a network's locale writes numbers. */
export interface NumberFormat {
  /** The least number whose digits stand in groups. */
  groupedFrom: number;
  /** Whether groups have two digits, but for the last one of three: `12,34,567`, as in India. */
  groupsOfTwo: boolean;
  groupMark: string;
  decimalMark: string;
}

/** How it writes dates. */
export interface DateFormat {
  /** January first, as in dates. */
  months: readonly string[];
  /** With `{year}`, `{month}`, `{day}`. */
  longDate: string;
}

/** How it writes dates in short. */
export interface ShortDateFormat {
  /** January first. */
  shortMonths: readonly string[];
  /** Sunday first. */
  weekdays: readonly string[];
  /** With `{month}` and `{day}`. */
  shortDate: string;
  /** The same with `{weekday}`. */
  weekdayDate: string;
}
