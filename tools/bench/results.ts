import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Bridge } from './bridge/bridge';
import type { Bytes } from './bytes';
import type { ColdStart } from './cold-start';
import type { Costs } from './costs/costs';
import type { FirstPaint } from './first-paint/first-paint';
import type { Interactions } from './interactions/interactions';
import type { LeaderboardLoad } from './leaderboard';
import type { Machine } from './machine';
import type { SignIn } from './sign-in';
import type { StatusLoad } from './status';
import type { Traffic } from './traffic/traffic';
import type { Typing } from './typing';

/** What each bench finds out, by its name on the command line. */
export interface Results {
  'first-paint': FirstPaint;
  interactions: Interactions;
  typing: Typing;
  'cold-start': ColdStart;
  status: StatusLoad;
  'sign-in': SignIn;
  leaderboard: LeaderboardLoad;
  traffic: Traffic;
  bridge: Bridge;
  costs: Costs;
  bytes: Bytes;
}

export type BenchName = keyof Results;

/** One run of one bench. */
export interface Measurement<Result> {
  /** ISO day. */
  measuredOn: string;
  /** What was measured, as `commitNow` tells it. */
  commit: string;
  machine: Machine;
  result: Result;
}

/** What is known, of those benches that have ever run. */
export type Measurements = { [Name in BenchName]?: Measurement<Results[Name]> };

/** Committed with the document, so that one section can be measured again in any checkout. */
const DIRECTORY = 'docs/benchmarks';
const fileOf = (name: string) => path.join(DIRECTORY, `${name}.json`);

/** Takes the place of what the same bench found before. */
export const keep = async (name: BenchName, measurement: Measurement<unknown>): Promise<void> => {
  await mkdir(DIRECTORY, { recursive: true });
  await writeFile(fileOf(name), `${JSON.stringify(measurement, null, 2)}\n`);
};

/** What the last runs of these benches found, whenever that was. */
export const readKept = async (names: readonly BenchName[]): Promise<Measurements> => {
  const entries = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(fileOf(name), 'utf8').catch((fault: NodeJS.ErrnoException) => {
        if (fault.code === 'ENOENT') return null;
        throw fault;
      });
      return text === null ? [] : [[name, JSON.parse(text)] as const];
    }),
  );
  return Object.fromEntries(entries.flat()) as Measurements;
};
