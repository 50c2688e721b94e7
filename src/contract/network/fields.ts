import * as v from 'valibot';
import { cleanText } from '../clean-text';
import { artNow } from '../content-fields';
import { isShortId } from '../short-id';
import { EMBLEMS, FORMER_EMBLEMS } from './visuals';

/** A text without characters that no keyboard types; pages, feeds and pictures could not show them. */
export const quoted = v.pipe(
  v.string('must be a text in quotes'),
  v.transform((value) => cleanText(value, 'lines')),
  v.trim(),
);

/**
 * An owner's text with at least one visible character. `{name}` stands for the network's name, `\{name}` for the literal letters.
 */
export const text = v.pipe(
  quoted,
  v.check(
    (value) => /[^\s\p{Default_Ignorable_Code_Point}]/u.test(value),
    ({ input }) => (input === '' ? 'must not be empty' : 'must have a character that can be seen'),
  ),
);

/** The same with a maximum length, in characters. */
export const textUpTo = (most: number) =>
  v.pipe(text, v.maxLength(most, `must have ${String(most)} characters at most`));

export const flag = v.boolean('must be true or false');

export const wholeFrom = (least: number, most = Number.MAX_SAFE_INTEGER) => {
  const range =
    most === Number.MAX_SAFE_INTEGER
      ? `, ${String(least)} or more`
      : ` from ${String(least)} to ${String(most)}`;
  const rule = `must be a whole number${range}`;
  return v.pipe(v.number(rule), v.integer(rule), v.minValue(least, rule), v.maxValue(most, rule));
};

/**
 * Reports duplicate entries of a list.
 * @param keys fields that identify an entry; texts identify themselves
 */
const differing = <Item>(keys: readonly string[]) =>
  v.rawCheck<Item[]>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input: unknown[] = dataset.value;
    const seen = new Set<string>();
    const see = (index: number, value: unknown, key?: string) => {
      const mark = JSON.stringify([key, value]);
      const entry = { type: 'array', origin: 'value', input, key: index, value: input[index] } as const;
      const inside = { type: 'object', origin: 'value', input: {}, key: key ?? '', value } as const;
      if (seen.has(mark))
        addIssue({
          message: 'stands there twice',
          path: key === undefined ? [entry] : [entry, inside],
        });
      seen.add(mark);
    };
    for (const [index, value] of input.entries()) {
      if (typeof value === 'string') see(index, value);
      for (const key of keys) {
        const mark = (value as Record<string, unknown>)[key];
        // An optional field that is left out is no duplicate.
        if (mark !== undefined) see(index, mark, key);
      }
    }
  });

/** A list that may be empty and may contain duplicates. */
export const list = <Item extends v.GenericSchema>(item: Item) => v.array(item, 'must be a list in [ ]');

/**
 * A list with at least one entry and no duplicates.
 * @param differIn fields that identify an entry; texts identify themselves
 */
export const listOf = <Item extends v.GenericSchema>(
  item: Item,
  ...differIn: (keyof v.InferOutput<Item> & string)[]
) => v.pipe(list(item), v.nonEmpty('must not be empty'), differing<v.InferOutput<Item>>(differIn));

/** Limits the number of a list's entries. */
export const atMost = <Item>(most: number) =>
  v.maxLength<Item[], number, string>(most, `must have ${String(most)} entries at most`);

/** A list without duplicates and with a maximum length; it may be empty. */
export const listUpTo = <Item extends v.GenericSchema>(
  most: number,
  item: Item,
  ...differIn: (keyof v.InferOutput<Item> & string)[]
) => v.pipe(list(item), atMost<v.InferOutput<Item>>(most), differing<v.InferOutput<Item>>(differIn));

/**
 * One of these words.
 * @param former names that some of them had in earlier versions
 */
export const oneOf = <const Words extends readonly string[]>(
  words: Words,
  former: Readonly<Record<string, Words[number]>> = {},
) => {
  const renamed = new Map(Object.entries(former));
  return v.picklist(words, ({ input }) => {
    const now = typeof input === 'string' ? renamed.get(input) : undefined;
    return now === undefined ? `must be one of ${words.join(', ')}` : `is called ${now} now`;
  });
};

export const emblem = oneOf(EMBLEMS, FORMER_EMBLEMS);

/** Element ids that every page already uses. */
const FRAME_IDS = ['boot', 'end', 'main', 'outdated', 'page-styles', 'root', 'scripts'];

/**
 * Id of a page's part, used in its address.
 * @param taken ids that the page itself uses
 */
export const idBeside = (...taken: readonly string[]) =>
  v.pipe(
    v.string('must be a text in quotes'),
    v.regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits and hyphens, like general-behavior'),
    v.check(
      // The title of a part has its id with `-title` appended.
      (value) => ![...FRAME_IDS, ...taken].includes(value) && !value.endsWith('-title'),
      ({ input }) => `must be another one: the page itself has ${input}`,
    ),
  );
export const id = idBeside();

/** Rejects names that every object inherits. */
export const ownName = v.check(
  (name: string) => !(name in {}),
  ({ input }) => `must be another one: programs have a ${input} of their own`,
);

/** Id in storage and in requests; also part of the names of environment variables. */
export const shortId = v.pipe(
  v.string('must be a text in quotes'),
  v.check(
    isShortId,
    'must be up to 20 lower-case letters, digits and hyphens that begin with a letter, like sky-block',
  ),
  ownName,
);

/** Name of a picture. `tools/network` knows the available ones. */
export const art = v.pipe(
  shortId,
  v.check(
    (name) => artNow(name) === name,
    ({ input }) => `is called ${artNow(input)} now`,
  ),
);

/** File extensions of pictures that the build reads. */
export const PICTURES = ['jpg', 'jpeg', 'png', 'webp', 'avif'];

/** Fault of `Logo.PNG`: some disks tell it from `Logo.png`, and some do not. */
const SMALL_ENDING = 'must end in small letters: rename the file, and write its new name here';

/**
 * A file below a network's folder `media`.
 * @param endings file extensions, without the dot
 */
export const mediaFile = (endings: readonly string[], message: string) => {
  const isOfKind = (name: string) => endings.some((ending) => name.endsWith(`.${ending}`));
  return v.pipe(
    quoted,
    v.regex(/^media\/(?:[\w-]+\/)*[\w-][\w.-]*$/, message),
    v.check(isOfKind, ({ input }) => (isOfKind(input.toLowerCase()) ? SMALL_ENDING : message)),
  );
};

/** An error, with the keys that lead to it. */
interface Fault {
  at: readonly [string | number, ...(string | number)[]];
  message: string;
}

/** Checks a rule between parts of a value. */
export const across = <Value extends object>(faultsOf: (value: Value) => readonly Fault[]) =>
  v.rawCheck<Value>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const step = (key: string | number) =>
      ({ type: 'object', origin: 'value', input: {}, key: String(key), value: undefined }) as const;
    for (const { at, message } of faultsOf(dataset.value)) {
      const [first, ...others] = at;
      addIssue({ message, path: [step(first), ...others.map(step)] });
    }
  });

/** Returns the fault, or an empty list. */
export const faultIf = (isFault: boolean, message: string, ...at: Fault['at']): Fault[] =>
  isFault ? [{ at, message }] : [];

/** Fault for an id that is missing from a list. */
export const unlessIn = (
  list: string,
  entries: readonly { id: string }[],
  sought: string,
  ...at: Fault['at']
): Fault[] => {
  const ids = entries.map((entry) => entry.id);
  const message = `must be an id of ${list}, which has ${ids.join(', ') || 'none'}`;
  return faultIf(!ids.includes(sought), message, ...at);
};

/** An opaque color in lower case. */
export const OPAQUE = /^#[\da-f]{6}$/;

export const color = v.pipe(
  v.string('must be a text in quotes'),
  v.trim(),
  v.toLowerCase(),
  v.regex(OPAQUE, 'must be a color like #62d26f'),
);
