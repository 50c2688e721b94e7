import path from 'node:path';
import { pages } from '#network/pages';
import { build, isBuildStale } from '../../local/build';
import { stopSignal } from '../../local/stop-signals';
import { type Arguments, type Choices, readArguments, usage, UsageError } from './arguments';
import { benches } from './benches';
import { commitNow, readMachine } from './machine';
import { BENCH_NAMES, sectionOf } from './report/report';
import { writeReport } from './report/write';
import { type BenchName, keep, type Measurement, readKept, type Results } from './results';

const choices: Choices<BenchName> = {
  names: BENCH_NAMES,
  pageByPage: ['first-paint', 'interactions', 'bytes'],
  pages: Object.values(pages).map(({ path }) => path),
};

/** The present state of the site is what is measured. */
const buildSite = async (): Promise<void> => {
  const [root, localDirectory] = [process.cwd(), path.resolve('.local')];
  const stop = stopSignal();
  if (await isBuildStale(root, localDirectory)) {
    console.log('Building the site ...');
    await build(root, localDirectory, stop);
  }
  stop.addEventListener('abort', () => process.exit(130));
};

const measure = async <Name extends BenchName>(
  name: Name,
  pages: string[] | null,
): Promise<Measurement<Results[Name]>> => {
  const [commit, machine] = [commitNow(), await readMachine()];
  console.log(`${name}, since ${new Date().toTimeString().slice(0, 5)}`);
  const result = await benches[name]({ pages });
  return { measuredOn: new Date().toISOString().slice(0, 10), commit, machine, result };
};

/** True when all of them were measured. What one of them finds is kept even if the next one fails. */
const run = async ({ names, pages }: Arguments<BenchName>): Promise<boolean> => {
  await buildSite();
  const failed: string[] = [];
  for (const name of names) {
    try {
      const measurement = await measure(name, pages);
      if (pages === null) await keep(name, measurement);
      else console.log(sectionOf(name, measurement));
    } catch (fault) {
      failed.push(name);
      console.error(fault);
    }
  }
  if (pages === null) console.log(`Written: ${await writeReport(await readKept(BENCH_NAMES))}`);
  if (failed.length > 0) console.error(`Not measured: ${failed.join(', ')}`);
  return failed.length === 0;
};

/** `npm run bench`: see `usage`. */
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
