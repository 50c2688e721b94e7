import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from '@upstash/redis';
import { findServerProgram } from './find-program';
import { openMemoryEngine } from './memory-engine';
import type { Engine } from './port';
import { openRedisEngine } from './redis-engine';
import { startDataService } from './server';

/** Running data service with everything that a test of its protocol needs. */
export interface ServedEngine {
  readonly url: string;
  readonly token: string;
  /** Client that sends each command separately to `/`. */
  readonly redis: Redis;
  readonly commands: (readonly string[])[];
  close(): Promise<void>;
}

/** Functions that open an engine on the data of a directory. */
export const openIn = {
  async redis(directory: string): Promise<Engine> {
    const program = await findServerProgram();
    if (program === undefined) throw new Error('This test needs redis-server or valkey-server on PATH.');
    return openRedisEngine({ program, directory });
  },
  memory: (directory: string): Promise<Engine> => openMemoryEngine({ directory }),
};

/** Opens an engine in a new directory. */
async function openFresh(open: (directory: string) => Promise<Engine>): Promise<Engine> {
  const directory = await mkdtemp(join(tmpdir(), 'engine-'));
  const engine = await open(directory);
  return {
    ...engine,
    async close() {
      await engine.close();
      await rm(directory, { recursive: true });
    },
  };
}

export const openRedisForTests = () => openFresh(openIn.redis);
export const openMemoryForTests = () => openFresh(openIn.memory);

export const engines = [
  ['redis', openRedisForTests],
  ['memory', openMemoryForTests],
] as const satisfies readonly (readonly [string, () => Promise<Engine>])[];
/** Serves the engine that `open` returns; closing closes both. */
export async function serve(open: () => Promise<Engine>): Promise<ServedEngine> {
  const engine = await open();
  const commands: (readonly string[])[] = [];
  const service = await startDataService({
    engine,
    token: 'right-token',
    onCommand: (command) => commands.push(command),
  });
  const { url, token } = service;
  const settings = { retry: { retries: 0 }, enableTelemetry: false, enableAutoPipelining: false };
  return {
    url,
    token,
    redis: new Redis({ url, token, ...settings }),
    commands,
    async close() {
      await service.close();
      await engine.close();
    },
  };
}

/** Posts to the service without the client, in base64 by default. */
export async function post(
  { url, token }: Pick<ServedEngine, 'url' | 'token'>,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = { 'Upstash-Encoding': 'base64' },
): Promise<{ readonly status: number; readonly body: unknown }> {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}
