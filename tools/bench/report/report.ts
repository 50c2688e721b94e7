import type { BenchName, Measurement, Measurements, Results } from '../results';
import { bridge } from './bridge';
import { bytes } from './bytes';
import { costs } from './costs';
import { firstPaint } from './first-paint';
import { coldStart, leaderboard, signIn, status, typing } from './functions';
import { interactions } from './interactions';
import { machines } from './machines';
import { code } from './markdown';
import type { Section } from './section';
import { traffic } from './traffic';

const sections: { [Name in BenchName]: Section<Results[Name]> } = {
  'first-paint': firstPaint,
  interactions,
  typing,
  bytes,
  'cold-start': coldStart,
  status,
  'sign-in': signIn,
  leaderboard,
  traffic,
  bridge,
  costs,
};

/** All benches, in the order of the report. */
export const BENCH_NAMES = Object.keys(sections) as BenchName[];

/** A bench's section, of which only what was measured is known. */
export const sectionOf = <Name extends BenchName>(
  name: Name,
  measurement: Measurement<Results[Name]> | undefined,
): string => {
  const { title, blocks }: Section<Results[Name]> = sections[name];
  const body = measurement
    ? [
        `_Measured on ${measurement.measuredOn}, commit ${code(measurement.commit)}._`,
        ...blocks(measurement.result),
      ]
    : [`Not measured yet: ${code(`npm run bench -- ${name}`)}.`];
  return [`## ${title}`, ...body].join('\n\n');
};

/** docs/BENCHMARKS.md. */
export const report = (measurements: Measurements): string =>
  [
    '# Benchmarks',
    `${code('npm run bench')} measures all of this anew and writes this file; ${code('npm run bench -- first-paint')} measures one
section again, and ${code('-- --help')} tells which there are. Each figure stands beside a floor that was measured in the same
run, since machines differ: compare ratios rather than milliseconds.`,
    '## The machine',
    machines(measurements),
    ...BENCH_NAMES.map((name) => sectionOf(name, measurements[name])),
  ].join('\n\n') + '\n';
