import * as v from 'valibot';

/** A text of an owner's, with something in it. `{name}` in it stands for the network's name. */
export const text = v.pipe(v.string('must be a text in quotes'), v.trim(), v.nonEmpty('must not be empty'));

/**
 * A list with something in it, and nothing twice.
 * @param differIn what tells entries apart; texts do so themselves
 */
export const listOf = <Item extends v.GenericSchema>(
  item: Item,
  ...differIn: (keyof v.InferOutput<Item> & string)[]
) =>
  v.pipe(
    v.array(item, 'must be a list in [ ]'),
    v.nonEmpty('must not be empty'),
    v.rawCheck(({ dataset, addIssue }) => {
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
        for (const key of differIn) see(index, (value as Record<string, unknown>)[key], key);
      }
    }),
  );

/** One of these words. */
export const oneOf = <const Words extends readonly string[]>(words: Words) =>
  v.picklist(words, `must be one of ${words.join(', ')}`);

/** Names a part of a page in its address. */
export const id = v.pipe(
  v.string('must be a text in quotes'),
  v.regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits and hyphens, like general-behavior'),
);
