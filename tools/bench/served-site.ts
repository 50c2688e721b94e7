import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface ServedSite {
  /** Address of the built site with its functions. */
  product: string;
  /** Address of a site with an empty function, `/api/empty`, and nothing else. */
  floor: string;
  close(): Promise<void>;
}

/**
 * Serves the product on its own platform, with an empty database unless the variables name one.
 * @throws if the process ends before it has sent its address
 */
export const serveSite = async (variables: Record<string, string> = {}): Promise<ServedSite> => {
  const directory = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const child = fork('tools/bench/serve.ts', [directory], {
    execArgv: ['--import', 'tsx'],
    // The local server starts no companions if a key is set. Their calls would distort the measurement.
    env: { GAME_SERVER_KEY: randomBytes(24).toString('base64url'), ...process.env, ...variables },
  });
  const ended = once(child, 'exit');
  const close = async () => {
    if (child.connected) child.disconnect();
    await ended;
    await rm(directory, { recursive: true, force: true });
  };
  const [urls] = (await Promise.race([
    once(child, 'message'),
    ended.then(async () => {
      await close();
      throw new Error('The site ended before it answered: is it built?');
    }),
  ])) as [{ product: string; floor: string }];
  return { ...urls, close };
};
