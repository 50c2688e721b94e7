import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Machine } from './machine';

/** Row of a table by its columns. A number is in the unit that its column or its row names; null where nothing is known. */
export type Row = Readonly<Record<string, string | number | null>>;

/** Tables of one bench, by the names under which documents show them. */
export type Tables = Readonly<Record<string, readonly Row[]>>;

export interface Measurement {
  /** Date in ISO format. */
  measuredOn: string;
  /** Measured commit, as `commitNow` returns it. */
  commit: string;
  machine: Machine;
  tables: Tables;
}

/** Directory that is committed with the documents, so that one bench can be measured again in any checkout. */
const DIRECTORY = 'docs/benchmarks';
const fileOf = (name: string) => path.join(DIRECTORY, `${name}.json`);

/** Stores a measurement in place of the previous one of this name. */
export const keep = async (name: string, measurement: unknown): Promise<void> => {
  await mkdir(DIRECTORY, { recursive: true });
  await writeFile(fileOf(name), `${JSON.stringify(measurement, null, 2)}\n`);
};

/** Returns a stored measurement; null before the first. */
export const readKept = async (name: string): Promise<Measurement | null> => {
  const text = await readFile(fileOf(name), 'utf8').catch((fault: NodeJS.ErrnoException) => {
    if (fault.code === 'ENOENT') return null;
    throw fault;
  });
  return text === null ? null : (JSON.parse(text) as Measurement);
};
