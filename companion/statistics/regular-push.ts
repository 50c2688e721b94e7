import type { CompanionMode } from '@/contract/companion-boards';
import type { Output } from '../output';
import { modeCalled, modesPlayedOn, readBoards } from './boards';
import { leftOutLine } from './left-out';
import { openMemory } from './memory';
import { push, type PushOptions } from './push';

interface Regular {
  /** Reads the world and sends what has changed; false when that failed. */
  run(): Promise<boolean>;
}

interface RegularParts {
  /** Without a slash at the end. */
  readonly site: string;
  /** Which of the site's servers this is. */
  readonly server: string;
  /** The one mode that an owner asked for; null for those that are played on the server. */
  readonly mode: string | null;
  /** Whether an owner has named the world, and so asked for a push. */
  readonly isWorldNamed: boolean;
  /** Where it remembers what the site has and wants. */
  readonly directory: string;
  readonly output: Output;
  readonly wait: (milliseconds: number) => Promise<void>;
}

const SILENT = { update: () => undefined, end: () => undefined };

/**
 * Statistics as the companion pushes them: it asks the site each time what it counts, and tells what was sent, and who was left
 * out and each trouble once.
 */
export function createRegularPush(
  options: () => Promise<Pick<PushOptions, 'world' | 'key' | 'excluded'>>,
  { site, server, mode, isWorldNamed, directory, output, wait }: RegularParts,
): Regular {
  let troubles = new Set<string>();
  const told = new Map<string, Set<string>>();

  async function pushTo({ id, metrics }: CompanionMode): Promise<string | null> {
    const place = { ...(await options()), site, mode: id, metrics };
    const memory = await openMemory({ directory, ...place });
    const rest = { isComplete: false, isDryRun: false };
    const report = await push({ ...place, ...rest }, { memory, progress: SILENT, wait });
    const { sent, leftOut, withdrawn, failure } = report;
    if (sent > 0) output.event(`Statistics of ${String(sent)} players sent`);
    if (withdrawn.length > 0 && failure === null)
      output.event(`Statistics of ${String(withdrawn.length)} players taken off the leaderboard`);
    const lines = new Set(leftOut.map(leftOutLine));
    for (const line of lines) if (!told.get(id)?.has(line)) output.trouble(`Statistics: left out ${line}`);
    told.set(id, lines);
    return failure;
  }

  return {
    async run() {
      const found = new Set<string>();
      let isDone = true;
      const attempt = async (work: () => Promise<string | null>) => {
        const failure = await work().catch((error: unknown) =>
          error instanceof Error ? error.message : String(error),
        );
        if (failure === null) return;
        found.add(failure);
        isDone = false;
      };
      await attempt(async () => {
        const boards = await readBoards({ site, directory });
        if (boards.trouble !== null) found.add(boards.trouble);
        const modes = mode === null ? modesPlayedOn(boards, server) : [modeCalled(boards, mode)];
        for (const one of modes) await attempt(() => pushTo(one));
        // Servers without a leaderboard are as usual as those with one.
        const isLost = modes.length === 0 && isWorldNamed;
        return isLost ? `No leaderboard counts what is played on ${server}: name one as --mode.` : null;
      });
      for (const trouble of found) if (!troubles.has(trouble)) output.trouble(`Statistics: ${trouble}`);
      troubles = found;
      return isDone;
    },
  };
}
