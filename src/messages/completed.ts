type Texts = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const PLURALS = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** True for texts by key. The forms of one text for different numbers, which differ between languages, are a single text. */
const isGroup = (value: unknown): value is Texts =>
  isObject(value) && !('other' in value && Object.keys(value).every((key) => PLURALS.includes(key)));

/**
 * Returns a translation with the English value for every key that it lacks. Only groups are completed inside: a list or a
 * function is taken as a whole.
 */
export const completed = <Value>(english: Value, translation: unknown): Value => {
  if (translation === undefined) return english;
  if (!isGroup(english) || !isGroup(translation)) return translation as Value;
  return Object.fromEntries(
    Object.entries(english).map(([key, value]) => [
      key,
      completed(value, Object.hasOwn(translation, key) ? translation[key] : undefined),
    ]),
  ) as Value;
};

const kindOf = (value: unknown): string => {
  if (Array.isArray(value)) return 'a list';
  return (
    { string: 'a text', function: 'a function', object: 'entries in { }' }[typeof value as string] ??
    typeof value
  );
};

/** Differences of a translation from the English texts. */
export interface Comparison {
  texts: number;
  /** Texts that the translation lacks, each as a dotted path. */
  missing: string[];
  /** Keys that English does not have, each as a dotted path with the known ones. */
  unknown: { path: string; known: string[] }[];
  /** Keys with another kind of value than in English. */
  mistaken: { path: string; expected: string }[];
}

/** Compares a translation with the English texts. @param path dotted path of both, for the result */
export const compared = (english: unknown, translation: unknown, path = ''): Comparison => {
  if (translation !== undefined && kindOf(translation) !== kindOf(english))
    return { texts: 1, missing: [], unknown: [], mistaken: [{ path, expected: kindOf(english) }] };
  if (!isGroup(english))
    return { texts: 1, missing: translation === undefined ? [path] : [], unknown: [], mistaken: [] };
  const own = isGroup(translation) ? translation : {};
  const known = Object.keys(english);
  const pathOf = (key: string) => (path === '' ? key : `${path}.${key}`);
  const inside = known.map((key) =>
    compared(english[key], Object.hasOwn(own, key) ? own[key] : undefined, pathOf(key)),
  );
  return {
    texts: inside.reduce((sum, { texts }) => sum + texts, 0),
    missing: inside.flatMap(({ missing }) => missing),
    unknown: [
      ...Object.keys(own)
        .filter((key) => !known.includes(key))
        .map((key) => ({ path: pathOf(key), known })),
      ...inside.flatMap(({ unknown }) => unknown),
    ],
    mistaken: inside.flatMap(({ mistaken }) => mistaken),
  };
};
