/** Values of a form: texts, lists of texts, yes or no, and moments that may be null. */

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The names of those values that differ. */
export const differing = <Values extends object>(one: Values, other: Values): (keyof Values & string)[] =>
  (Object.keys(one) as (keyof Values & string)[]).filter((name) => !isSame(one[name], other[name]));

const isLike = (blank: unknown, kept: unknown): boolean => {
  if (Array.isArray(blank)) return Array.isArray(kept) && kept.every((entry) => typeof entry === 'string');
  if (blank === null) return kept === null || typeof kept === 'string';
  return typeof kept === typeof blank;
};

/**
 * What a browser has kept of a form's values, which an older release of the site may have left: what is not of the kind that it
 * is in `like` is taken from there.
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

/** What was saved, with what has been typed since it was sent. */
export const withTypedSince = <Values extends object>(
  saved: Values,
  sent: Values,
  typed: Values,
): Values => ({
  ...saved,
  ...Object.fromEntries(differing(sent, typed).map((name) => [name, typed[name]])),
});
