import { currentRequest } from '../request';

/** What an instance has used. */
export interface Used {
  /** Database commands, as they are billed: what scripts call counts, too. */
  readonly commands: number;
  /** Calls of functions, runs of the schedule among them. */
  readonly calls: number;
  /** How long these took until their responses, in milliseconds. */
  readonly ms: number;
}

export type Meter = ReturnType<typeof createMeter>;

/** Counts what is used, in memory; commands also with the request that they are for. */
export function createMeter() {
  let used = { commands: 0, calls: 0, ms: 0 };
  return {
    add({ commands = 0, calls = 0, ms = 0 }: Partial<Used>) {
      const request = currentRequest();
      if (request) request.commands += commands;
      used = { commands: used.commands + commands, calls: used.calls + calls, ms: used.ms + ms };
    },
    /** What was counted and not taken yet. */
    read: (): Used => used,
    /** Gives what was counted, which counts as told from then on. */
    take(): Used {
      const taken = used;
      used = { commands: 0, calls: 0, ms: 0 };
      return taken;
    },
  };
}

/** Counts for this instance, whichever database or route it is. */
export const meter = createMeter();
