// Decision record: docs/decisions/0021-scheduled-run-and-costs.md
import { currentRequest } from '../request';

export interface Used {
  /** Billed database commands, including those that scripts call. */
  readonly commands: number;
  /** Calls of functions, including scheduled runs. */
  readonly calls: number;
  /** Milliseconds that these took until their responses. */
  readonly ms: number;
}

export type Meter = ReturnType<typeof createMeter>;

/** Counts usage in memory; commands are also counted for their request. */
export function createMeter() {
  let used = { commands: 0, calls: 0, ms: 0 };
  return {
    add({ commands = 0, calls = 0, ms = 0 }: Partial<Used>) {
      const request = currentRequest();
      if (request) request.commands += commands;
      used = { commands: used.commands + commands, calls: used.calls + calls, ms: used.ms + ms };
    },
    read: (): Used => used,
    /** Returns the counts, and resets them. */
    take(): Used {
      const taken = used;
      used = { commands: 0, calls: 0, ms: 0 };
      return taken;
    },
  };
}

/** Counts for this instance, across all databases and routes. */
export const meter = createMeter();
