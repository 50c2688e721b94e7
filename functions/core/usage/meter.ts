// Decision record: docs/decisions/0021-scheduled-run-and-costs.md
import { currentRequest } from '../request';

export interface Used {
  /** Billed database commands, including those that scripts call. */
  readonly commands: number;
  /** Calls of functions, including scheduled runs. */
  readonly calls: number;
  /** Those of visitors' browsers, which the CDN has passed on: pages and public data. */
  readonly views: number;
  /** Milliseconds that all calls took until their responses. */
  readonly ms: number;
}

const NOTHING: Used = { commands: 0, calls: 0, views: 0, ms: 0 };

export type Meter = ReturnType<typeof createMeter>;

/** Counts usage in memory; commands are also counted for their request. */
export function createMeter() {
  let used = NOTHING;
  return {
    add(more: Partial<Used>) {
      const request = currentRequest();
      const { commands, calls, views, ms } = { ...NOTHING, ...more };
      if (request) request.commands += commands;
      used = {
        commands: used.commands + commands,
        calls: used.calls + calls,
        views: used.views + views,
        ms: used.ms + ms,
      };
    },
    read: (): Used => used,
    /** Returns the counts, and resets them. */
    take(): Used {
      const taken = used;
      used = NOTHING;
      return taken;
    },
  };
}

/** Counts for this instance, across all databases and routes. */
export const meter = createMeter();
