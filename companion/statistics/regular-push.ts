import type { CompanionMode } from '@/contract/companion-boards';
import type { Output } from '../output';
import { countOf } from '../printable';
import { modeCalled, modesPlayedOn, readBoards } from './boards';
import { leftOutLine } from './left-out';
import { openMemory } from './memory';
import { push, type PushOptions } from './push';

interface Regular {
  /** Reads the world and sends changes; false on failure. */
  run(): Promise<boolean>;
}

interface RegularParts {
  /** Without a slash at the end. */
  readonly site: string;
  /** Id of this server on the site. */
  readonly server: string;
  /** The one mode that the owner chose; null for those that are played on the server. */
  readonly mode: string | null;
  /** Whether the owner has named the world, and so asked for a push. */
  readonly isWorldNamed: boolean;
  /** Folder for the memory of each mode and the copy of the boards. */
  readonly directory: string;
  readonly output: Output;
  readonly wait: (milliseconds: number) => Promise<void>;
}

const SILENT = { update: () => undefined, end: () => undefined };

/**
 * The companion's regular pushes of statistics. Each push asks the site for its metrics, then reports the sent players. Left-out
 * players and each problem are reported once.
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
    if (sent > 0) output.event(`Statistics of ${countOf(sent, 'player')} sent`);
    if (withdrawn.length > 0 && failure === null)
      output.event(`Statistics of ${countOf(withdrawn.length, 'player')} removed from the leaderboard`);
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
        // Servers without a leaderboard are as common as those with one.
        const isLost = modes.length === 0 && isWorldNamed;
        return isLost ? `No leaderboard belongs to ${server}. Choose one with --mode.` : null;
      });
      for (const trouble of found) if (!troubles.has(trouble)) output.trouble(`Statistics: ${trouble}`);
      troubles = found;
      return isDone;
    },
  };
}
