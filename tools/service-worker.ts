import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isHashed } from '@/lib/hashed-files';

interface WorkerFiles {
  /** The site's files. */
  dist: string;
  /** Where webpack has put the workers. */
  buildDirectory: string;
  /** `worker` keeps pages, `remove` takes away what a worker before it has kept. */
  worker: 'worker' | 'remove';
  /** What is kept from the beginning, as address and file below `dist`. */
  kept: { url: string; file: string }[];
}

/** Changes with the file, unless its name does. */
const revisionOf = async (file: string): Promise<string | null> =>
  isHashed(file)
    ? null
    : createHash('sha256')
        .update(await readFile(file))
        .digest('hex')
        .slice(0, 10);

/** Writes `sw.js`, the service worker, with the list of what it keeps from the beginning. */
export const writeServiceWorker = async ({
  dist,
  buildDirectory,
  worker,
  kept,
}: WorkerFiles): Promise<void> => {
  const precached = await Promise.all(
    kept.map(async ({ url, file }) => ({ url, revision: await revisionOf(path.join(dist, file)) })),
  );
  const script = await readFile(path.join(buildDirectory, `${worker}.js`), 'utf8');
  await writeFile(
    path.join(dist, 'sw.js'),
    script.replaceAll(/\bPRECACHED\b/g, () => JSON.stringify(precached)),
  );
};
