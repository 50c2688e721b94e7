const PLAIN = 'abcdefghijklmnopqrstuvwxyz';
const ACCENTED = [...'åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž'];
/** Letters that are written twice, which makes a text about 30 % longer. */
const DOUBLED = /[aeiou]/i;

/** Words that are no text: paths, URLs, email addresses, and names of hosts and files. */
const KEPT_WORD = /^["'(“[]*\/\w|:\/\/|@|\.[a-z]/i;
const PLACEHOLDER = /(\{\w+\})/;

/** Properties that hold codes: colors, icons, destinations and commands. */
const CODES = ['hue', 'icon', 'to', 'art', 'command'];

const accentedLetter = (letter: string): string => {
  const accented = ACCENTED[PLAIN.indexOf(letter.toLowerCase())] ?? letter;
  return letter === letter.toLowerCase() ? accented : accented.toUpperCase();
};
const accentedLetters = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => accentedLetter(letter).repeat(DOUBLED.test(letter) ? 2 : 1));

const accentedWord = (word: string): string => {
  const target = word.indexOf('](');
  if (target >= 0) return accentedWord(word.slice(0, target)) + word.slice(target);
  if (KEPT_WORD.test(word)) return word;
  return word
    .split(PLACEHOLDER)
    .map((part, index) => (index % 2 === 1 ? part : accentedLetters(part)))
    .join('');
};

/** Accents a text, except for the parts that it repeats from elsewhere. */
const accented = (text: string, [repeated, ...others]: readonly string[]): string =>
  repeated === undefined
    ? text.replace(/\S+/g, accentedWord)
    : text
        .split(repeated)
        .map((part) => accented(part, others))
        .join(repeated);

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Returns the texts that a message may repeat, longer ones first, since they may contain the others. */
const repeatedIn = (args: readonly unknown[]): string[] =>
  textsIn(args)
    .filter((text) => /[a-z]/i.test(text))
    .sort((a, b) => b.length - a.length);

/**
 * Returns messages in the pseudo-language: every text has accented letters and is about 30 % longer, so that a text which does
 * not come from the messages stands out. Functions return such texts; what they were called with stays as it is.
 * @param repeated texts that stay as they are
 */
export const pseudo = <Value>(value: Value, repeated: readonly string[] = []): Value => {
  if (typeof value === 'string') return accented(value, repeated) as Value;
  if (typeof value === 'function')
    return ((...args: unknown[]) =>
      pseudo((value as unknown as (...args: unknown[]) => unknown)(...args), repeatedIn(args))) as Value;
  if (Array.isArray(value)) return value.map((item: unknown) => pseudo(item, repeated)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => [
      key,
      CODES.includes(key) ? inner : pseudo(inner, repeated),
    ]),
  ) as Value;
};
