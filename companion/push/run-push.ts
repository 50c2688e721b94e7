import { Console } from 'node:console';
import { setTimeout } from 'node:timers/promises';
import { modeCalled, NoBoards, readBoards } from '../statistics/boards';
import { openMemory } from '../statistics/memory';
import { openProgress } from '../statistics/progress';
import { push } from '../statistics/push';
import { NoBans } from '../statistics/server-lists';
import { NoLeaderboard } from '../statistics/site';
import { NoWorld } from '../statistics/world';
import type { PushCommand } from './options';
import { reportLines, tableRows } from './print-report';

/** Errors that an owner can correct. */
const EXPECTED = [NoWorld, NoBans, NoBoards, NoLeaderboard];

/** A table is no line of `Output`. */
const terminal = new Console(process.stdout, process.stderr);

/** Pushes statistics once, or until Ctrl-C; resolves to whether everything was sent. */
export async function runPush(options: PushCommand): Promise<boolean> {
  const { everyMs } = options;
  const progress = openProgress(process.stderr);
  process.once('SIGINT', () => {
    progress.end();
    terminal.log('Stopped. What was sent is remembered.');
    process.exit(everyMs === null ? 1 : 0);
  });

  async function once(): Promise<boolean> {
    try {
      const boards = await readBoards(options);
      if (boards.trouble !== null) terminal.error(boards.trouble);
      const { metrics } = modeCalled(boards, options.mode);
      const memory = await openMemory(options);
      const report = await push({ ...options, metrics }, { memory, progress, wait: setTimeout });
      progress.end();
      if (options.isDryRun) terminal.table(tableRows(report));
      terminal.log(reportLines(report).join('\n'));
      if (report.failure === null) return true;
      const next = everyMs === null ? 'Run this again to go on.' : 'The next run goes on.';
      terminal.error(`${report.failure} ${next}`);
    } catch (error) {
      progress.end();
      if (!EXPECTED.some((kind) => error instanceof kind)) throw error;
      terminal.error((error as Error).message);
    }
    return false;
  }

  let isDone = await once();
  while (everyMs !== null) {
    await setTimeout(everyMs);
    isDone = await once();
  }
  return isDone;
}
