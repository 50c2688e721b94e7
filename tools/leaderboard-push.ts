import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openMemory } from '../companion/statistics/memory';
import { openProgress } from '../companion/statistics/progress';
import { push } from '../companion/statistics/push';
import { NoBans } from '../companion/statistics/server-lists';
import { NoLeaderboard } from '../companion/statistics/site';
import { NoWorld } from '../companion/statistics/world';
import { loadEnvironmentFile } from '../local/start-options';
import { type CommandOptions, HELP, readOptions, UsageError } from './leaderboard/options';
import { reportLines, tableRows } from './leaderboard/print-report';

/** `npm run leaderboard:push`: see `HELP`. */
const progress = openProgress(process.stderr);

async function runOnce(options: CommandOptions): Promise<boolean> {
  const memory = await openMemory({ directory: path.join('.local', 'leaderboard'), ...options });
  try {
    const report = await push(options, {
      memory,
      progress,
      wait: (milliseconds) => setTimeout(milliseconds),
    });
    progress.end();
    if (options.isDryRun) console.table(tableRows(report));
    console.log(reportLines(report).join('\n'));
    if (report.failure === null) return true;
    const next = options.everyMs === null ? 'Run this again to go on.' : 'The next run goes on.';
    console.error(`${report.failure} ${next}`);
  } catch (error) {
    progress.end();
    if (!(error instanceof NoWorld || error instanceof NoBans || error instanceof NoLeaderboard)) throw error;
    console.error(error.message);
  }
  return false;
}

async function run(): Promise<number> {
  loadEnvironmentFile();
  const options = readOptions(process.argv.slice(2), process.env.GAME_SERVER_KEY);
  if (!options) {
    console.log(HELP);
    return 0;
  }
  process.once('SIGINT', () => {
    progress.end();
    console.log('Stopped. What was sent is remembered.');
    process.exit(options.everyMs === null ? 1 : 0);
  });
  const isDone = await runOnce(options);
  if (options.everyMs === null) return isDone ? 0 : 1;
  for (;;) {
    await setTimeout(options.everyMs);
    await runOnce(options);
  }
}

try {
  process.exitCode = await run();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\nnpm run leaderboard:push -- --help tells more.`);
  process.exitCode = 2;
}
