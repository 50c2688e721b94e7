import type { Output } from '../output';
import { openMemory } from './memory';
import { push, type PushOptions } from './push';

interface Regular {
  /** Reads the world and sends what has changed; false when that failed. */
  run(): Promise<boolean>;
}

interface RegularParts {
  /** Where it remembers what the site has. */
  readonly directory: string;
  readonly output: Output;
  readonly wait: (milliseconds: number) => Promise<void>;
}

const SILENT = { update: () => undefined, end: () => undefined };

/** Statistics as the companion pushes them: it tells what was sent, and of each trouble once. */
export function createRegularPush(
  options: () => Promise<Pick<PushOptions, 'mode' | 'world' | 'site' | 'key'>>,
  { directory, output, wait }: RegularParts,
): Regular {
  let trouble: string | null = null;
  const tell = (message: string) => {
    if (message !== trouble) output.trouble(`Statistics: ${message}`);
    trouble = message;
    return false;
  };
  return {
    async run() {
      try {
        const place = await options();
        const memory = await openMemory({ directory, ...place });
        const rest = { excluded: new Set<string>(), isComplete: false, isDryRun: false };
        const { sent, failure } = await push({ ...place, ...rest }, { memory, progress: SILENT, wait });
        if (sent > 0) output.event(`Statistics of ${String(sent)} players sent`);
        if (failure !== null) return tell(failure);
      } catch (error) {
        return tell(error instanceof Error ? error.message : String(error));
      }
      trouble = null;
      return true;
    },
  };
}
