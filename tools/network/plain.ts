/** Fault of values that are not data: `new Date()`, a promise, `{ get title() … }`, a value that contains itself. */
const RULE = 'must be plain data: texts, numbers, true, false, lists in [ ] and entries in { }';

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return typeof prototype === 'object' && prototype !== null && Object.getPrototypeOf(prototype) === null;
};

/**
 * Returns the places that are not plain data, one line each: `events.0.startsAt: must be plain data`. Schemas would take some
 * for missing entries. Functions are not checked, since no schema accepts one.
 * @param around values that contain it
 */
export const notPlain = (
  value: unknown,
  place: readonly string[] = [],
  around: readonly object[] = [],
): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const lineAt = (keys: readonly string[]) => [keys.length === 0 ? RULE : `${keys.join('.')}: ${RULE}`];
  if (around.includes(value) || !(Array.isArray(value) || isPlain(value))) return lineAt(place);
  return Object.entries(Object.getOwnPropertyDescriptors(value)).flatMap(([key, { get, value: inner }]) => {
    const there = [...place, key];
    return get || key === '__proto__' ? lineAt(there) : notPlain(inner, there, [...around, value]);
  });
};
