// Decision record: docs/decisions/0004-service-worker.md
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isHashed } from '@/lib/hashed-files';

interface WorkerFiles {
  /** Directory of the site's files. */
  dist: string;
  /** Directory into which webpack has built the workers. */
  buildDirectory: string;
  /** `worker` caches pages; `remove` deletes the caches of an earlier worker. */
  worker: 'worker' | 'remove';
  /** Files to cache at installation, as address and file below `dist`. */
  kept: { url: string; file: string }[];
}

/** Returns a digest of the file, or null if its name contains one. */
const revisionOf = async (file: string): Promise<string | null> =>
  isHashed(file)
    ? null
    : createHash('sha256')
        .update(await readFile(file))
        .digest('hex')
        .slice(0, 10);

/** Writes `sw.js`, the service worker, with the list of files to cache at installation. */
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
