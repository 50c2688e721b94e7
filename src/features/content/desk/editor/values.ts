/** Compares form values: texts, lists of texts, booleans, and times that may be null. */

import { isSame } from '@/lib/is-same';

/** Returns the names of the values that differ. */
export const differing = <Values extends object>(one: Values, other: Values): (keyof Values & string)[] =>
  (Object.keys(one) as (keyof Values & string)[]).filter((name) => !isSame(one[name], other[name]));

const isLike = (blank: unknown, kept: unknown): boolean => {
  if (Array.isArray(blank)) return Array.isArray(kept) && kept.every((entry) => typeof entry === 'string');
  if (blank === null) return kept === null || typeof kept === 'string';
  return typeof kept === typeof blank;
};

/**
 * Returns stored form values, possibly of an older release; a value whose type differs from the one in `like`
 * is replaced by that.
 */
export const valuesFrom = <Values extends object>(
  kept: Readonly<Record<string, unknown>>,
  like: Values,
  blank: Values,
): Values =>
  Object.fromEntries(
    Object.entries(like).map(([name, value]) => {
      const kind: unknown = Reflect.get(blank, name);
      return [name, isLike(kind, kept[name]) ? kept[name] : (value as unknown)];
    }),
  ) as Values;

/** Returns the saved values with everything typed since they were sent. */
export const withTypedSince = <Values extends object>(
  saved: Values,
  sent: Values,
  typed: Values,
): Values => ({
  ...saved,
  ...Object.fromEntries(differing(sent, typed).map((name) => [name, typed[name]])),
});
