import * as v from 'valibot';
import { isUrl } from '../is-url';
import { isShortId } from '../short-id';

const quoted = v.pipe(v.string('must be a text in quotes'), v.trim());

/** A text of an owner's, with something in it. `{name}` in it stands for the network's name, and `\{name}` for these letters. */
export const text = v.pipe(quoted, v.nonEmpty('must not be empty'));

/** The same, of a length that fits where it is shown, in characters. */
export const textUpTo = (most: number) =>
  v.pipe(text, v.maxLength(most, `must have ${String(most)} characters at most`));

export const flag = v.boolean('must be true or false');

/** A number that counts something. */
export const wholeFrom = (least: number, most = Number.MAX_SAFE_INTEGER) => {
  const range =
    most === Number.MAX_SAFE_INTEGER
      ? `, ${String(least)} or more`
      : ` from ${String(least)} to ${String(most)}`;
  const rule = `must be a whole number${range}`;
  return v.pipe(v.number(rule), v.integer(rule), v.minValue(least, rule), v.maxValue(most, rule));
};

/** Parts of an address, or null for a text that is none. */
const urlOf = (value: string): URL | null => (isUrl(value) ? new URL(value) : null);

/** Without the dot that DNS allows at the end of a host. */
const withoutDot = (host: string): string => host.replace(/\.$/, '');

/** Whether a text is an address that begins with `https://`. */
export const isHttpsUrl = (value: string): boolean => urlOf(value)?.protocol === 'https:';

/** An address of the web. */
export const httpsUrl = v.pipe(
  quoted,
  v.check(isHttpsUrl, 'must be an address that begins with https://, like https://example.org/page'),
);

/** Where a site is published: `https://`, a host and perhaps a port, as browsers write it. */
export const origin = v.pipe(
  quoted,
  v.check((value) => {
    const url = urlOf(value);
    return url !== null && isHttpsUrl(value) && value.replace(/\/$/, '').split('/').length === 3;
  }, 'must be https:// and a domain with nothing behind it, like https://example.org'),
  v.transform((value) => {
    const url = new URL(value);
    url.hostname = withoutDot(url.hostname);
    return url.origin;
  }),
);

/** A host, and perhaps a port, as players type them into the game. */
export const address = v.pipe(
  quoted,
  v.transform((value) => value.replace(/\.(?=:\d+$|$)/, '')),
  v.check(
    (value) => /^[^\s/?#@\\]+$/.test(value) && urlOf(`https://${value}`) !== null,
    'must be a host as players type it, like play.example.org or play.example.org:25577',
  ),
);

/** An address of the web with all these in it, each in braces, and none in its host. */
export const template = (...parts: readonly string[]) => {
  const braced = parts.map((part) => `{${part}}`);
  const isTemplate = (value: string) =>
    /^https:\/\/[^/?#{}]+[/?#]/.test(value) &&
    isHttpsUrl(value) &&
    braced.every((part) => value.includes(part));
  return v.pipe(
    quoted,
    v.check(isTemplate, `must be an address like https://example.org/${braced.join('/')}`),
  );
};

/** Offsets like `+02:00` are zones to some engines alone. */
const isTimeZone = (zone: string): boolean => {
  try {
    return (
      /^[a-z]/i.test(zone) &&
      new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
    );
  } catch {
    return false;
  }
};
/** A zone as the IANA names it. */
export const timeZone = v.pipe(
  quoted,
  v.check(isTimeZone, ({ input }) => {
    const place = `/${String(input).toLowerCase().replaceAll(' ', '_')}`;
    const meant = Intl.supportedValuesOf('timeZone').find((zone) => zone.toLowerCase().endsWith(place));
    return `must be a time zone like ${meant ?? 'Europe/Berlin or America/New_York'}`;
  }),
);

/** The tag of a locale as `Intl` writes it, or null for one that it does not know and would answer as another. */
const localeTag = (value: string): string | null => {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(value)[0] ?? null;
  } catch {
    return null;
  }
};
/** A language and perhaps a country (BCP 47), as `Intl` writes them. */
export const locale = v.pipe(
  quoted,
  v.check(
    (value) => localeTag(value) !== null,
    ({ input }) =>
      `must be a locale like ${localeTag(String(input).replaceAll('_', '-').replace(/\..*/, '')) ?? 'en-US or de-DE'}`,
  ),
  v.transform((value) => localeTag(value) ?? value),
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
      for (const key of keys) {
        const mark = (value as Record<string, unknown>)[key];
        // What is left out is the same as nothing.
        if (mark !== undefined) see(index, mark, key);
      }
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

/** For lists: so many entries at most. */
export const atMost = <Item>(most: number) =>
  v.maxLength<Item[], number, string>(most, `must have ${String(most)} entries at most`);

/** A list with nothing twice, of so many entries at most; it may be empty. */
export const listUpTo = <Item extends v.GenericSchema>(
  most: number,
  item: Item,
  ...differIn: (keyof v.InferOutput<Item> & string)[]
) => v.pipe(list(item), atMost<v.InferOutput<Item>>(most), differing<v.InferOutput<Item>>(differIn));

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

/** Refuses names that every object of a program has already. */
export const ownName = v.check(
  (name: string) => !(name in {}),
  ({ input }) => `must be another one: programs have a ${input} of their own`,
);

/** Names what is stored and what programs ask for: also a part of variables of the environment. */
export const shortId = v.pipe(
  v.string('must be a text in quotes'),
  v.check(
    isShortId,
    'must be up to 20 lower-case letters, digits and hyphens that begin with a letter, like sky-block',
  ),
  ownName,
);

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

/** A fault, where there is one. */
export const faultIf = (isFault: boolean, message: string, ...at: Fault['at']): Fault[] =>
  isFault ? [{ at, message }] : [];

/** The fault of an id that is none of a list's. */
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
