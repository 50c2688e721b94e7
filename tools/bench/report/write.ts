import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { Measurements } from '../results';
import { barChart, CHART_COLOURS } from './chart';
import { COSTS_FILE, costsDocument } from './costs-document';
import { CHART } from './first-paint';
import { report } from './report';
import { scoreChart } from './score-chart';

const FILE = 'docs/BENCHMARKS.md';
const COSTS = `docs/${COSTS_FILE}`;
const PICTURES = 'docs/pictures';

/** As Prettier wants it. */
const writeDocument = async (file: string, text: string): Promise<void> =>
  writeFile(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));

/** Writes docs/BENCHMARKS.md, its chart in both colours, and docs/COSTS.md. Gives the first one's name. */
export const writeReport = async (measurements: Measurements): Promise<string> => {
  await writeDocument(FILE, report(measurements));
  if (measurements.costs) await writeDocument(COSTS, costsDocument(measurements.costs));
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
