import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openCompanion } from './companion';
import type { CompanionOptions } from './options';
import type { Output } from './output';
import { createExcluded } from './statistics/exclude';
import { createRegularPush } from './statistics/regular-push';

/** Time between two polls of the game server. */
const POLL_MS = 10_000;
/** The game writes statistics every five minutes; a push costs the site as much as eight heartbeats. */
const STATISTICS_MS = 60 * 60_000;
/** Maximum of calls in a single run, within which the site's rewards are delivered and reported. */
const CALLS = 5;

export interface RunParts {
  readonly output: Output;
  /** Called after the first call of the site, whether or not it was answered. */
  readonly onReady?: () => void;
  /** Aborts when it is to end. */
  readonly signal: AbortSignal;
  readonly now?: () => number;
  /** Milliseconds from one poll of the game server to the next. */
  readonly pollMs?: number;
  /** Minimum time between two calls to the site, in milliseconds. */
  readonly shortestMs?: number;
}

/**
 * Runs a companion until the signal, or for one exchange.
 * @returns whether all its work is done
 * @throws FolderTaken, or the system's error when the data folder cannot be used
 */
export async function runCompanion(options: CompanionOptions, parts: RunParts): Promise<boolean> {
  const { output, onReady, signal, now = Date.now, pollMs = POLL_MS, shortestMs } = parts;
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

  /** Handles failures such as a full disk: unsaved data is not acknowledged, and everything is tried again. */
  async function attempt(step: () => Promise<unknown>): Promise<void> {
    try {
      await step();
    } catch (error) {
      output.trouble(error instanceof Error ? error.message : String(error));
      await pause(pollMs, undefined, { signal }).catch(() => undefined);
    }
  }

  async function forever(): Promise<void> {
    await attempt(companion.look);
    await attempt(companion.exchange);
    output.plain(`Companion ready: ${companion.describe()}`);
    onReady?.();
    let pollAt = now() + pollMs;
    while (!signal.aborted) {
      await rest.until(Math.min(pollAt, companion.dueAt));
      if (now() >= pollAt) {
        pollAt = now() + pollMs;
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

/** Waits that end early on news or an abort. */
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
