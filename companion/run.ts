import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openCompanion } from './companion';
import type { CompanionOptions } from './options';
import type { Output } from './output';
import { createExcluded } from './statistics/exclude';
import { createRegularPush } from './statistics/regular-push';

/** The companion looks at its own server this often. */
const LOOK_MS = 10_000;
/** The game writes them every five minutes; a push costs the site as much as eight heartbeats. */
const STATISTICS_MS = 60 * 60_000;
/** Of one start that is to end: what the site hands out is done and told within so many calls. */
const CALLS = 5;

export interface RunParts {
  readonly output: Output;
  /** Aborts when it is to end. */
  readonly signal: AbortSignal;
  readonly now?: () => number;
  /** Milliseconds from one look at the game server to the next. */
  readonly lookMs?: number;
  /** The shortest between two calls of the site, in milliseconds. */
  readonly shortestMs?: number;
}

/**
 * Runs a companion until the signal, or for one exchange.
 * @returns whether everything that it was to do is done
 * @throws FolderTaken, or the system's error when the data folder cannot be used
 */
export async function runCompanion(options: CompanionOptions, parts: RunParts): Promise<boolean> {
  const { output, signal, now = Date.now, lookMs = LOOK_MS, shortestMs } = parts;
  const rest = createRest(now, signal);
  const companion = await openCompanion(options, { output, now, signal, shortestMs, onNews: rest.wake });
  const statistics =
    options.world !== null || options.gameServer !== null
      ? createRegularPush(
          async () => ({
            key: options.key,
            world: await companion.world(),
            excluded: createExcluded(options.excluded),
          }),
          {
            ...{ site: options.site, server: options.server, mode: options.mode, output },
            isWorldNamed: options.world !== null,
            directory: path.join(options.data, 'statistics'),
            wait: (milliseconds) => pause(milliseconds, undefined, { signal }),
          },
        )
      : null;

  async function once(): Promise<boolean> {
    await companion.look();
    let isReached = await companion.exchange();
    for (let call = 1; isReached && companion.hasNews && call < CALLS && !signal.aborted; call += 1) {
      await rest.until(companion.dueAt);
      isReached = await companion.exchange();
    }
    return (await (statistics?.run() ?? true)) && isReached;
  }

  /** Such as a full disk: what is not kept is not acknowledged, and everything is tried again. */
  async function attempt(step: () => Promise<unknown>): Promise<void> {
    try {
      await step();
    } catch (error) {
      output.trouble(error instanceof Error ? error.message : String(error));
      await pause(lookMs, undefined, { signal }).catch(() => undefined);
    }
  }

  async function forever(): Promise<void> {
    await attempt(companion.look);
    await attempt(companion.exchange);
    output.plain(`Companion ready: ${companion.describe()}`);
    let lookAt = now() + lookMs;
    while (!signal.aborted) {
      await rest.until(Math.min(lookAt, companion.dueAt));
      if (now() >= lookAt) {
        lookAt = now() + lookMs;
        await attempt(companion.look);
      }
      if (now() >= companion.dueAt && !signal.aborted) await attempt(companion.exchange);
    }
  }

  async function pushRegularly(): Promise<void> {
    while (statistics && !signal.aborted) {
      await statistics.run();
      await pause(STATISTICS_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  try {
    if (options.isOnce) return await once();
    await Promise.all([forever(), pushRegularly()]);
    return true;
  } finally {
    await companion.close();
  }
}

/** Waits that news and the end cut short. */
function createRest(now: () => number, signal: AbortSignal) {
  let wake = (): void => undefined;
  signal.addEventListener('abort', () => wake());
  return {
    wake: () => wake(),
    until: (time: number): Promise<void> =>
      new Promise((resolve) => {
        if (signal.aborted) return resolve();
        const timer = setTimeout(() => wake(), Math.min(Math.max(time - now(), 0), 0x7fff_ffff));
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
  };
}
