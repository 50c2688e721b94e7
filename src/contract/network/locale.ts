/** Number format of a network's locale. */
export interface NumberFormat {
  /** Lowest number whose digits are grouped. */
  groupedFrom: number;
  /** Whether groups have two digits except the last, which has three: `12,34,567`, as in India. */
  groupsOfTwo: boolean;
  groupMark: string;
  decimalMark: string;
}

/** Date format of a network's locale. */
export interface DateFormat {
  /** January first, in the form used in dates. */
  months: readonly string[];
  /** Template with `{year}`, `{month}`, `{day}`. */
  longDate: string;
}

/** Short date format of a network's locale. */
export interface ShortDateFormat {
  /** January first. */
  shortMonths: readonly string[];
  /** Sunday first. */
  weekdays: readonly string[];
  /** Template with `{month}` and `{day}`. */
  shortDate: string;
  /** Template with `{weekday}`, `{month}` and `{day}`. */
  weekdayDate: string;
}
