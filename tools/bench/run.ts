import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { pages } from '#network/pages';
import { isPageAt } from '@/lib/pages';
import { build, isBuildStale } from '../../local/build';
import { stopSignal } from '../../local/stop-signals';
import { type Arguments, type Choices, readArguments, usage, UsageError } from './arguments';
import { benches, type BenchName } from './benches';
import { commitNow, readMachine } from './machine';
import { DOCUMENTS, fill, table } from './report';
import { keep, type Measurement, readKept } from './results';

const BENCH_NAMES = Object.keys(benches) as BenchName[];

const choices: Choices<BenchName> = {
  names: BENCH_NAMES,
  pageByPage: ['first-paint', 'interactions', 'bytes'],
  pages: Object.values(pages)
    .map(({ path }) => path)
    .filter(isPageAt),
};

/** Builds the site if its sources have changed, since the benches measure the current state. */
const buildSite = async (): Promise<void> => {
  const [root, localDirectory] = [process.cwd(), path.resolve('.local')];
  const stop = stopSignal();
  if (await isBuildStale(root, localDirectory)) {
    console.log('Building the site ...');
    await build(root, stop);
  }
  stop.addEventListener('abort', () => process.exit(130));
};

const measure = async (name: BenchName, pages: string[] | null): Promise<Measurement> => {
  const [commit, machine] = [commitNow(), await readMachine()];
  console.log(`${name}, since ${new Date().toTimeString().slice(0, 5)}`);
  const tables = await benches[name]({ pages });
  return { measuredOn: new Date().toISOString().slice(0, 10), commit, machine, tables };
};

/** Writes the stored measurements into the documents. */
const writeReport = async (): Promise<void> => {
  const kept = Object.fromEntries(
    await Promise.all(BENCH_NAMES.map(async (name) => [name, await readKept(name)] as const)),
  );
  for (const file of DOCUMENTS) {
    const text = fill(await readFile(file, 'utf8'), kept);
    await writeFile(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
  }
};

/** Runs the benches; true if all succeeded. Each result is stored even if a later bench fails. */
const run = async ({ names, pages }: Arguments<BenchName>): Promise<boolean> => {
  await buildSite();
  const failed: string[] = [];
  for (const name of names) {
    try {
      const measurement = await measure(name, pages);
      if (pages === null) await keep(name, measurement);
      else for (const rows of Object.values(measurement.tables)) console.log(`${table(rows)}\n`);
    } catch (fault) {
      failed.push(name);
      console.error(fault);
    }
  }
  if (pages === null) {
    await writeReport();
    console.log(`Written: ${DOCUMENTS.join(', ')}`);
  }
  if (failed.length > 0) console.error(`Not measured: ${failed.join(', ')}`);
  return failed.length === 0;
};

/** `npm run bench`; see `usage`. */
try {
  const given = readArguments(process.argv.slice(2), choices);
  if (given.help) console.log(usage(choices));
  else if (!(await run(given))) process.exitCode = 1;
} catch (fault) {
  if (!(fault instanceof UsageError)) throw fault;
  console.error(`${fault.message}\nnpm run bench -- --help tells more.`);
  process.exitCode = 1;
}
process.exit();
