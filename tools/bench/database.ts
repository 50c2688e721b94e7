import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClosers } from '../../local/closers';
import type { CommandListener } from '../../local/data-service/dispatcher';
import { type Engine, openEngine } from '../../local/data-service/engine';
import { startDataService } from '../../local/data-service/server';

export interface BenchDatabase {
  /** Values for `UPSTASH_REDIS_REST_URL` and `UPSTASH_REDIS_REST_TOKEN`. */
  url: string;
  token: string;
  engine: Engine;
  close(): Promise<void>;
}

/** Starts an empty database. */
export const startDatabase = async (onCommand?: CommandListener): Promise<BenchDatabase> => {
  const closers = createClosers();
  try {
    const directory = await mkdtemp(path.join(tmpdir(), 'bench-'));
    closers.add(() => rm(directory, { recursive: true, force: true }));
    const { engine } = await openEngine({ directory });
    closers.add(() => engine.close());
    const service = await startDataService({ engine, token: 'bench', ...(onCommand && { onCommand }) });
    closers.add(() => service.close());
    return { url: service.url, token: service.token, engine, close: () => closers.closeAll() };
  } catch (fault) {
    await closers.closeAll();
    throw fault;
  }
};
