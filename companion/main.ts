import './modest';
import { FolderTaken } from './files/data-folder';
import { HELP, readOptions, readTry, UsageError } from './options';
import { createOutput } from './output';
import { readPush } from './push/options';
import { runPush } from './push/run-push';
import { tryReward } from './rewards/try-reward';
import { runCompanion } from './run';

/** Time to finish when a service manager stops the program; the journal records any interrupted work. */
const STOP_MS = 4_000;

const output = createOutput(process.stdout, process.stderr, process.env, Date.now);

async function main(): Promise<number> {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    output.plain(HELP);
    return 0;
  }
  const pushed = readPush(args, process.env);
  if (pushed) return (await runPush(pushed)) ? 0 : 1;
  const tried = readTry(args, process.env);
  if (tried) return (await tryReward(tried, output)) ? 0 : 1;
  const options = readOptions(args, process.env);
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
    process.stderr.write(`${error.message}\nRun with --help for all options.\n`);
    process.exitCode = 2;
  } else {
    output.trouble(error instanceof FolderTaken || error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
// Open handles need not be kept.
process.exit();
