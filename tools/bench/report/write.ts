import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { Measurements } from '../results';
import { barChart, CHART_COLOURS } from './chart';
import { CHART } from './first-paint';
import { report } from './report';
import { scoreChart } from './score-chart';

const FILE = 'docs/BENCHMARKS.md';
const PICTURES = 'docs/pictures';

/** Writes docs/BENCHMARKS.md, as Prettier wants it, and its chart in both colours. Gives the file's name. */
export const writeReport = async (measurements: Measurements): Promise<string> => {
  const options = { ...(await resolveConfig(FILE)), filepath: FILE };
  await writeFile(FILE, await format(report(measurements), options));
  const paint = measurements['first-paint'];
  if (paint) {
    await mkdir(PICTURES, { recursive: true });
    for (const theme of ['light', 'dark'] as const) {
      const drawing = barChart(scoreChart(paint.result), CHART_COLOURS[theme]);
      await writeFile(path.join(PICTURES, CHART[theme]), drawing);
    }
  }
  return FILE;
};
