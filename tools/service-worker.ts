// Decision record: docs/decisions/0004-service-worker.md
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

interface WorkerFiles {
  /** Directory of the site's files. */
  dist: string;
  /** Directory into which webpack has built the workers. */
  buildDirectory: string;
  /** `worker` caches pages; `remove` deletes the caches of an earlier worker. */
  worker: 'worker' | 'remove';
  /** Addresses of the hashed files to cache at installation. */
  kept: string[];
  /** Document of the offline page, its content security policy, and the address of its style sheet. */
  offline: { page: string; policy: string; styles: string };
}

/** Writes `sw.js`, the service worker, with the offline page and the list of files to cache at installation. */
export const writeServiceWorker = async ({
  dist,
  buildDirectory,
  worker,
  kept,
  offline,
}: WorkerFiles): Promise<void> => {
  const script = await readFile(path.join(buildDirectory, `${worker}.js`), 'utf8');
  const text = await readFile(path.join(dist, offline.styles), 'utf8');
  const constants = {
    OFFLINE_PAGE: { ...offline, styles: { path: offline.styles, text } },
    PRECACHED: kept.map((url) => ({ url, revision: null })),
  };
  const declarations =
    worker === 'remove'
      ? []
      : Object.entries(constants).map(([name, value]) => `const ${name}=${JSON.stringify(value)};\n`);
  await writeFile(path.join(dist, 'sw.js'), declarations.join('') + script);
};
