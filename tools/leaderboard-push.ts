import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { modeCalled, NoBoards, readBoards } from '../companion/statistics/boards';
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

/** What an owner can put right. */
const EXPECTED = [NoWorld, NoBans, NoBoards, NoLeaderboard];

async function runOnce(options: CommandOptions): Promise<boolean> {
  const directory = path.join('.local', 'leaderboard');
  try {
    const boards = await readBoards({ site: options.site, directory });
    if (boards.trouble !== null) console.error(boards.trouble);
    const { metrics } = modeCalled(boards, options.mode);
    const memory = await openMemory({ directory, ...options });
    const report = await push(
      { ...options, metrics },
      {
        memory,
        progress,
        wait: (milliseconds) => setTimeout(milliseconds),
      },
    );
    progress.end();
    if (options.isDryRun) console.table(tableRows(report));
    console.log(reportLines(report).join('\n'));
    if (report.failure === null) return true;
    const next = options.everyMs === null ? 'Run this again to go on.' : 'The next run goes on.';
    console.error(`${report.failure} ${next}`);
  } catch (error) {
    progress.end();
    if (!EXPECTED.some((kind) => error instanceof kind)) throw error;
    console.error((error as Error).message);
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
