import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface ServedSite {
  /** The built site with its functions. */
  product: string;
  /** A site whose only function, `/api/empty`, does nothing. */
  floor: string;
  close(): Promise<void>;
}

/**
 * The product on a platform of its own, with an empty database where the variables name none.
 * @throws when it ends before it has told its address
 */
export const serveSite = async (variables: Record<string, string> = {}): Promise<ServedSite> => {
  const directory = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const child = fork('tools/bench/serve.ts', [directory], {
    execArgv: ['--import', 'tsx'],
    // With a key the local server starts no companions, whose calls would be among what is measured.
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
