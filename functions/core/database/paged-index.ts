/** A page of a list. */
export interface Page<T> {
  readonly items: T[];
  /** Where the next page begins; null at the end. */
  readonly nextCursor: string | null;
}

const TIME_DIGITS = 15;

/** A position in a list that is ordered by time, as text that sorts alike. */
export function position(milliseconds: number, id: string): string {
  return `${String(milliseconds).padStart(TIME_DIGITS, '0')} ${id}`;
}

const POSITION = /^\d{15} [0-9a-f-]{36}$/;

/** Where a page ended, as text for a query string. */
export function toCursor(last: string): string {
  return Buffer.from(last).toString('base64url');
}

/** Where the page of a cursor begins, as the upper bound of a range; the list's beginning for a cursor that this site did not make. */
export function fromCursor(cursor: string | null): string {
  const text = Buffer.from(cursor ?? '', 'base64url').toString();
  return POSITION.test(text) ? `(${text}` : '+';
}
