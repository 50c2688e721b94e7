import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BLOBS_VARIABLE, startBlobsServer } from '../../../local/blobs/blobs-server';

export interface TestBlobs {
  readonly variables: Readonly<Record<string, string>>;
  clear(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a fresh, empty blob store, which this process's functions find as they do on the platform. */
export async function startBlobs(): Promise<TestBlobs> {
  const directory = await mkdtemp(path.join(tmpdir(), 'blobs-'));
  const { context, close } = await startBlobsServer(directory);
  process.env[BLOBS_VARIABLE] = context;
  return {
    variables: { [BLOBS_VARIABLE]: context },
    clear: () => rm(directory, { recursive: true, force: true }),
    async stop() {
      Reflect.deleteProperty(process.env, BLOBS_VARIABLE);
      await close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
