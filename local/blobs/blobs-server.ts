import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';

export interface LocalBlobs {
  /** For the variable by which the platform tells functions where their blobs are. */
  readonly context: string;
  close(): Promise<void>;
}

export const BLOBS_VARIABLE = 'NETLIFY_BLOBS_CONTEXT';

/** Serves blobs from a directory as Netlify does, by its own local server. */
export async function startBlobsServer(directory: string): Promise<LocalBlobs> {
  await mkdir(directory, { recursive: true });
  const token = randomBytes(24).toString('base64url');
  const host = fork(path.resolve('local/blobs/blobs-host.mjs'), [directory, token], { execArgv: [] });
  const [port] = (await Promise.race([once(host, 'message'), failure(host)])) as [number];
  const url = `http://localhost:${String(port)}`;
  const context = { siteID: 'local', token, edgeURL: url, uncachedEdgeURL: url };
  return {
    context: Buffer.from(JSON.stringify(context)).toString('base64'),
    async close() {
      if (host.exitCode !== null || host.signalCode !== null) return;
      const ended = once(host, 'exit');
      if (host.connected) host.disconnect();
      await ended;
    },
  };
}

async function failure(host: ReturnType<typeof fork>): Promise<never> {
  await once(host, 'exit');
  throw new Error('The local server of blobs did not start.');
}
