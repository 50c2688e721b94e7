import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import type { Subject } from '../../../tools/network/subjects';

const GUIDE = 'docs/MAKE-IT-YOURS.md';
const HEADING = '| I want | File | Write | Check |';

/** An owner's edit: entries by name, or an additional entry for a list. */
interface Edit {
  /** Path of names to a list; empty for the file itself. */
  list: readonly string[];
  snippet: string;
}

/** A visible result of the edit. */
interface Sight {
  /** Path of a page, or of a file below `dist/`. */
  at: string;
  text: string;
  isThere: boolean;
}

/** A row of the guide's tables. */
export interface Wish {
  wish: string;
  subject: Subject;
  isDeleted: boolean;
  edits: readonly Edit[];
  /** Entries to leave out. */
  without: readonly string[];
  sights: readonly Sight[];
  /** Paths of pages that must be missing. */
  gone: readonly string[];
  /** Words of warnings that `network:check` gives afterwards. */
  warnings: readonly string[];
}

export type Files = Partial<Record<Subject, object>>;

const guide = (): string => readFileSync(GUIDE, 'utf8');

/** Code spans in a cell, each with the word before it. */
const codeIn = (cell: string): [word: string, code: string][] =>
  [...cell.matchAll(/(?:(\w+) )?`([^`]+)`/g)].map(([, word = '', code = '']) => [word, code]);

const editsIn = (cell: string): Pick<Wish, 'edits' | 'without'> => {
  const edits: Edit[] = [];
  const without: string[] = [];
  let list: string[] = [];
  for (const [word, code] of codeIn(cell)) {
    if (word === 'in') list = code.split('.');
    else if (word === 'without') without.push(code);
    else edits.push({ list, snippet: code });
  }
  return { edits, without };
};

/** Checks only the page or file at the start of a part; other parts are for people. */
const sightsIn = (cell: string): Pick<Wish, 'sights' | 'gone' | 'warnings'> => {
  const sights: Sight[] = [];
  const gone: string[] = [];
  const warned = cell.split(';').find((one) => one.trim().startsWith('`network:check`')) ?? '';
  const warnings = codeIn(warned)
    .slice(1)
    .map(([, text]) => text);
  for (const part of cell.split(';').filter((one) => /^ *`(?:\/|dist\/)/.test(one))) {
    const [[, at], ...others] = codeIn(part) as [[string, string], ...[string, string][]];
    for (const [word, text] of others)
      if (text === '404') gone.push(at);
      else sights.push({ at, text, isThere: word !== 'no' });
  }
  return { sights, gone, warnings };
};

const rowOf = (line: string): Wish => {
  const [wish = '', file = '', write = '', check = ''] = line.split('|').slice(1, -1);
  return {
    wish: wish.trim(),
    subject: file.replaceAll(/[`\s]|\.ts/g, '') as Subject,
    isDeleted: write.includes('delete the file'),
    ...editsIn(write),
    ...sightsIn(check),
  };
};

/** Reads all rows of the guide's tables of changes. */
export const readWishes = (): Wish[] =>
  guide()
    .split('\n\n')
    .filter((part) => part.startsWith(HEADING))
    .flatMap((table) => table.trim().split('\n').slice(2).map(rowOf));

/** Options of the guide's first command, as passed to `network:new`. */
export const guideOptions = (): Record<string, string> => {
  const command = /^npm run network:new -- (.+)$/m.exec(guide())?.[1] ?? '';
  return Object.fromEntries(
    [...command.matchAll(/--([\w-]+) ("[^"]+"|\S+)/g)].map(([, option, value = '']) => [
      option,
      value.replaceAll('"', ''),
    ]),
  );
};

const read = (snippet: string): object =>
  runInNewContext(snippet.startsWith('{') ? `(${snippet})` : `({${snippet}})`) as object;

/** Inserts a snippet: an additional entry at the end of its list, other entries into the list's last one. */
const put = (into: object, [name, ...names]: readonly string[], snippet: string): void => {
  if (Array.isArray(into) && (name !== undefined || !snippet.startsWith('{')))
    put(into.at(-1) as object, name === undefined ? [] : [name, ...names], snippet);
  else if (Array.isArray(into)) into.push(read(snippet));
  else if (name === undefined) Object.assign(into, read(snippet));
  else put(((into as Record<string, object>)[name] ??= []), names, snippet);
};

const placesOf = ({ subject, edits, without }: Wish): string[] =>
  edits
    .flatMap(({ list: [name], snippet }) => (name === undefined ? Object.keys(read(snippet)) : [name]))
    .concat(without)
    .map((name) => `${subject}.${name}`);

/** A row with the names of all entries that it writes or leaves out. */
type Placed = Wish & { readonly places: readonly string[] };

/** True if two rows cannot be applied to the same network. */
const clash = (one: Placed, other: Placed): boolean =>
  (one.subject === other.subject && (one.isDeleted || other.isDeleted)) ||
  one.places.some((place) => other.places.includes(place)) ||
  one.gone.some((at) => other.sights.some((sight) => sight.at === at)) ||
  other.gone.some((at) => one.sights.some((sight) => sight.at === at));

/** Groups the rows into few networks, because rendering one takes seconds. */
export const groupsOf = (wishes: readonly Wish[]): Wish[][] => {
  const groups: Placed[][] = [];
  for (const wish of wishes.map((one) => ({ ...one, places: placesOf(one) }))) {
    const group = groups.find((others) => !others.some((other) => clash(wish, other)));
    if (group) group.push(wish);
    else groups.push([wish]);
  }
  return groups;
};

/** Returns an owner's files with a row's edits. */
export const applied = (files: Files, { subject, isDeleted, edits, without }: Wish): Files => {
  const written = structuredClone(files[subject] ?? {});
  for (const { list, snippet } of edits) put(written, list, snippet);
  for (const name of without) Reflect.deleteProperty(written, name);
  return { ...files, [subject]: isDeleted ? undefined : written };
};
