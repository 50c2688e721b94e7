import type { Machine } from '../machine';
import type { BenchName, Measurements } from '../results';
import { table } from './markdown';

const rows: readonly (readonly [string, (machine: Machine) => string])[] = [
  ['processor', ({ processor }) => processor],
  ['cores', ({ cores }) => String(cores)],
  ['memory', ({ memory }) => `${String(memory)} GB`],
  ['system', ({ system }) => system],
  ['Node', ({ node }) => node],
  ['Chromium', ({ chromium }) => chromium],
  ['Lighthouse', ({ lighthouse }) => lighthouse],
];

/** What the sections were measured with: a column, unless it has changed between two of them. */
export const machines = (measurements: Measurements): string => {
  const measured = Object.entries(measurements) as [BenchName, { machine: Machine }][];
  const groups = [...Map.groupBy(measured, ([, { machine }]) => JSON.stringify(machine)).values()];
  const columns = groups.flatMap((group) => {
    const [first] = group;
    const names = group.map(([name]) => name).join(', ');
    return first ? [{ machine: first[1].machine, head: groups.length === 1 ? 'all sections' : names }] : [];
  });
  return table(
    ['', ...columns.map(({ head }) => head)],
    rows.map(([label, cell]) => [label, ...columns.map(({ machine }) => cell(machine))]),
  );
};
