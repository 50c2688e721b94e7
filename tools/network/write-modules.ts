import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file atomically, and only if its text has changed, so that watchers stay idle. */
const writeChanged = async (file: string, text: string): Promise<void> => {
  if ((await readFile(file, 'utf8').catch(() => null)) === text) return;
  await mkdir(path.dirname(file), { recursive: true });
  const half = `${file}.${String(process.pid)}`;
  await writeFile(half, text);
  await rename(half, file);
};

/**
 * Writes modules into a directory, and removes all others there.
 * @param target directory, from the project's root
 * @param modules text of each module, by its name after the alias
 */
export const writeModules = async (
  root: string,
  target: string,
  modules: ReadonlyMap<string, string>,
): Promise<void> => {
  const files = new Map([...modules].map(([name, text]) => [path.join(root, target, `${name}.js`), text]));
  await mkdir(path.join(root, target), { recursive: true });
  for (const [file, text] of files) await writeChanged(file, text);
  const there = await readdir(path.join(root, target), { recursive: true });
  for (const file of there.map((name) => path.join(root, target, name)))
    if (file.endsWith('.js') && !files.has(file)) await rm(file);
};
