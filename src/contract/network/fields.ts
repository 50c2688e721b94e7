import * as v from 'valibot';
import { isUrl } from '../is-url';

const quoted = v.pipe(v.string('must be a text in quotes'), v.trim());

/** A text of an owner's, with something in it. `{name}` in it stands for the network's name, and `\{name}` for these letters. */
export const text = v.pipe(quoted, v.nonEmpty('must not be empty'));

/** The same, of a length that fits where it is shown, in characters. */
export const textUpTo = (most: number) =>
  v.pipe(text, v.maxLength(most, `must have ${String(most)} characters at most`));

const isHttps = (value: string): boolean => isUrl(value) && new URL(value).protocol === 'https:';

/** An address of the web. */
export const httpsUrl = v.pipe(
  quoted,
  v.check(isHttps, 'must be an address that begins with https://, like https://example.org/page'),
);

/**
 * Says of a list what stands in it twice.
 * @param keys what tells entries apart; texts do so themselves
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
      for (const key of keys) see(index, (value as Record<string, unknown>)[key], key);
    }
  });

/** A list, with anything in it twice or nothing at all. */
export const list = <Item extends v.GenericSchema>(item: Item) => v.array(item, 'must be a list in [ ]');

/**
 * A list with something in it, and nothing twice.
 * @param differIn what tells entries apart; texts do so themselves
 */
export const listOf = <Item extends v.GenericSchema>(
  item: Item,
  ...differIn: (keyof v.InferOutput<Item> & string)[]
) => v.pipe(list(item), v.nonEmpty('must not be empty'), differing<v.InferOutput<Item>>(differIn));

/** The same, of so many entries at most; it may be empty. */
export const listUpTo = <Item extends v.GenericSchema>(
  most: number,
  item: Item,
  ...differIn: (keyof v.InferOutput<Item> & string)[]
) =>
  v.pipe(
    list(item),
    v.maxLength(most, `must have ${String(most)} entries at most`),
    differing<v.InferOutput<Item>>(differIn),
  );

/** One of these words. */
export const oneOf = <const Words extends readonly string[]>(words: Words) =>
  v.picklist(words, `must be one of ${words.join(', ')}`);

/** What every page has in its address already. */
const FRAME_IDS = ['boot', 'end', 'main', 'outdated', 'page-styles', 'root', 'scripts'];

/**
 * Names a part of a page in its address.
 * @param taken what the page itself has there
 */
export const idBeside = (...taken: readonly string[]) =>
  v.pipe(
    v.string('must be a text in quotes'),
    v.regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits and hyphens, like general-behavior'),
    v.check(
      (value) => ![...FRAME_IDS, ...taken].includes(value),
      ({ input }) => `must be another one: the page itself has ${input}`,
    ),
  );
export const id = idBeside();

/** What is wrong, with the keys that lead to the place. */
interface Fault {
  at: readonly [string | number, ...(string | number)[]];
  message: string;
}

/** What must hold between parts of a value. */
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
