import { parseArgs } from 'node:util';

export interface Arguments<Name extends string> {
  /** Names in the order of the report. */
  names: Name[];
  /** Addresses of the only pages to measure; null for all. */
  pages: string[] | null;
  help: boolean;
}

export interface Choices<Name extends string> {
  names: readonly Name[];
  /** Benches that measure page by page. */
  pageByPage: readonly Name[];
  pages: readonly string[];
}

/** Invalid command line, explained in a sentence. */
export class UsageError extends Error {}

export const usage = ({ names, pageByPage }: Choices<string>): string =>
  [
    'npm run bench                             measures everything in about an hour, and writes docs/BENCHMARKS.md and docs/COSTS.md',
    'npm run bench -- NAME ...                 measures these again; the other sections stay as they are',
    'npm run bench -- NAME --page /rules ...   prints what it finds of these pages, and writes nothing',
    '',
    `Names: ${names.join(', ')}. With --page: ${pageByPage.join(', ')}.`,
  ].join('\n');

const read = (parameters: string[]) => {
  try {
    return parseArgs({
      args: parameters,
      allowPositionals: true,
      options: { page: { type: 'string', multiple: true }, help: { type: 'boolean' } },
    });
  } catch (fault) {
    throw new UsageError(fault instanceof Error ? fault.message : String(fault));
  }
};

/** @throws UsageError for unknown names and pages, with a list of the known ones */
export const readArguments = <Name extends string>(
  parameters: string[],
  choices: Choices<Name>,
): Arguments<Name> => {
  const { values, positionals } = read(parameters);
  const { page: pages = null, help = false } = values;
  const refuse = (what: string, given: readonly string[], known: readonly string[]) => {
    const unknown = given.find((one) => !known.includes(one));
    if (unknown !== undefined)
      throw new UsageError(`There is no ${what} ${unknown}. There are: ${known.join(', ')}`);
  };
  refuse('bench', positionals, choices.names);
  refuse('page', pages ?? [], choices.pages);
  if (pages !== null) {
    if (positionals.length === 0)
      throw new UsageError(`--page wants to know of what: ${choices.pageByPage.join(', ')}`);
    refuse('page by page bench', positionals, choices.pageByPage);
  }
  const isWanted = (name: string) => positionals.length === 0 || positionals.includes(name);
  return { names: choices.names.filter(isWanted), pages, help };
};
