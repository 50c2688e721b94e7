import type { Output } from '../output';
import { leftOutLine } from './left-out';
import { openMemory } from './memory';
import { push, type PushOptions } from './push';
import { NoLeaderboard } from './site';

interface Regular {
  /** Reads the world and sends what has changed; false when that failed. */
  run(): Promise<boolean>;
}

interface RegularParts {
  /** Where it remembers what the site has. */
  readonly directory: string;
  /** Whether it ends without a word when the site has no such leaderboard. */
  readonly isBoardAssumed: boolean;
  readonly output: Output;
  readonly wait: (milliseconds: number) => Promise<void>;
}

const SILENT = { update: () => undefined, end: () => undefined };

/** Statistics as the companion pushes them: it tells what was sent, and who was left out and each trouble once. */
export function createRegularPush(
  options: () => Promise<Pick<PushOptions, 'mode' | 'world' | 'site' | 'key' | 'excluded'>>,
  { directory, isBoardAssumed, output, wait }: RegularParts,
): Regular {
  let isOver = false;
  let trouble: string | null = null;
  let told = new Set<string>();
  const tell = (message: string) => {
    if (message !== trouble) output.trouble(`Statistics: ${message}`);
    trouble = message;
    return false;
  };
  return {
    async run() {
      if (isOver) return true;
      try {
        const place = await options();
        const memory = await openMemory({ directory, ...place });
        const rest = { isComplete: false, isDryRun: false };
        const report = await push({ ...place, ...rest }, { memory, progress: SILENT, wait });
        const { sent, leftOut, withdrawn, failure } = report;
        if (sent > 0) output.event(`Statistics of ${String(sent)} players sent`);
        if (withdrawn.length > 0 && failure === null)
          output.event(`Statistics of ${String(withdrawn.length)} players taken off the leaderboard`);
        const lines = new Set(leftOut.map(leftOutLine));
        for (const line of lines) if (!told.has(line)) output.trouble(`Statistics: left out ${line}`);
        told = lines;
        if (failure !== null) return tell(failure);
      } catch (error) {
        isOver = isBoardAssumed && error instanceof NoLeaderboard;
        if (isOver) return true;
        return tell(error instanceof Error ? error.message : String(error));
      }
      trouble = null;
      return true;
    },
  };
}
