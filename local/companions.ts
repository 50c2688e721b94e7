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
  /** Of the sample servers. */
  readonly consoles: Readonly<Partial<Record<ServerId, ConsolePlace>>>;
  /** Each companion keeps a folder there, with a log of what it says. */
  readonly directory: string;
}

/**
 * A companion beside each sample server; the one of the server that players come to first listens for votes, on a port that its
 * log names.
 * @returns ends them
 */
export function startCompanions({ site, key, consoles, directory }: CompanionOptions): () => Promise<void> {
  const stop = new AbortController();
  const running = Object.entries(consoles).map(async ([server, { port, password }]) => {
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
      await runCompanion(options, { output, signal: stop.signal });
    } catch (error) {
      // Such as a second site on the same folder: everything but the bridge works there.
      output.trouble(error instanceof Error ? error.message : String(error));
    }
    await new Promise<void>((resolve) => log.end(() => resolve()));
  });
  return async () => {
    stop.abort();
    await Promise.all(running);
  };
}
