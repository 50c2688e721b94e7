import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { servers } from '#network/servers';
import type { ServerId } from '@/contract/network/servers';
import { createOutput } from '../companion/output';
import { runCompanion } from '../companion/run';
import type { ConsolePlace } from './game-servers/network';

export interface CompanionOptions {
  readonly site: string;
  readonly key: string;
  /** Consoles of the sample servers. */
  readonly consoles: Readonly<Partial<Record<ServerId, ConsolePlace>>>;
  /** Directory in which each companion has a folder, with a log of its output. */
  readonly directory: string;
}

export interface RunningCompanions {
  /** Resolves once each has reported its server's status to the site, or has failed to. */
  readonly ready: Promise<unknown>;
  stop(): Promise<void>;
}

/** Starts a companion beside each sample server. The entrance server's companion listens for votes, on a port that its log names. */
export function startCompanions({ site, key, consoles, directory }: CompanionOptions): RunningCompanions {
  const stop = new AbortController();
  const run = async (server: string, { port, password }: ConsolePlace, onReady: () => void) => {
    const data = path.join(directory, server);
    await mkdir(data, { recursive: true });
    const log = createWriteStream(path.join(data, 'log.txt'));
    const output = createOutput(log, log, {}, Date.now);
    const options = {
      ...{ site, server, key, data },
      rcon: { host: '127.0.0.1', port, password },
      votifier: server === servers[0].id ? { host: '127.0.0.1', port: 0, isBehindProxy: false } : null,
      votifierToken: undefined,
      ...{ gameServer: null, world: null, mode: null, excluded: [], everyMs: null, isOnce: false },
    };
    try {
      await runCompanion(options, { output, onReady, signal: stop.signal });
    } catch (error) {
      // Another site may use the same folder, for example: everything but the bridge works there.
      output.trouble(error instanceof Error ? error.message : String(error));
    }
    await new Promise<void>((resolve) => log.end(() => resolve()));
  };
  const companions = Object.entries(consoles).map(([server, console]) => {
    const { promise: isReady, resolve } = Promise.withResolvers<undefined>();
    const ended = run(server, console, () => resolve(undefined));
    return { ended, ready: Promise.race([isReady, ended]) };
  });
  return {
    ready: Promise.all(companions.map(({ ready }) => ready)),
    stop: async () => {
      stop.abort();
      await Promise.all(companions.map(({ ended }) => ended));
    },
  };
}
