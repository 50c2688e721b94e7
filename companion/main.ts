import './modest';
import { FolderTaken } from './files/data-folder';
import { HELP, readOptions, readTry, UsageError } from './options';
import { createOutput } from './output';
import { tryReward } from './rewards/try-reward';
import { runCompanion } from './run';

/** Stopped by a service manager, it has this long; whatever is cut short stands in the journal. */
const STOP_MS = 4_000;

const output = createOutput(process.stdout, process.stderr, process.env, Date.now);

async function main(): Promise<number> {
  const tried = readTry(process.argv.slice(2), process.env);
  if (tried) return (await tryReward(tried, output)) ? 0 : 1;
  const options = readOptions(process.argv.slice(2), process.env);
  if (!options) {
    output.plain(HELP);
    return 0;
  }
  const stop = new AbortController();
  const onSignal = () => {
    setTimeout(() => process.exit(0), STOP_MS).unref();
    stop.abort();
  };
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
  return (await runCompanion(options, { output, signal: stop.signal })) ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\nWith --help it tells more.\n`);
    process.exitCode = 2;
  } else {
    output.trouble(error instanceof FolderTaken || error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
// Nothing that is still open has to be kept.
process.exit();
