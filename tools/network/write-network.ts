import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chooseNetwork } from './choose';
import { folderOf, networkNames } from './folders';
import { modulesOf } from './modules';
import { readNetwork } from './read-network';

/** Where imports of `#network/…` lead (package.json). */
const NETWORK_DIRECTORY = '.local/network';

/** Writes a file at once, and only if it says something new: whoever watches it has nothing to do otherwise. */
const writeChanged = async (file: string, text: string): Promise<void> => {
  if ((await readFile(file, 'utf8').catch(() => null)) === text) return;
  await mkdir(path.dirname(file), { recursive: true });
  const half = `${file}.${String(process.pid)}`;
  await writeFile(half, text);
  await rename(half, file);
};

/** A module's text. webpack 5.112 puts constants that are null in place of their names, and then fails where one is asked `'url' in button`. */
const textOf = (exports: Record<string, unknown>): string =>
  Object.entries(exports)
    .map(
      ([name, value]) => `export ${value === null ? 'let' : 'const'} ${name} = ${JSON.stringify(value)};\n`,
    )
    .join('');

/**
 * Writes what the product imports of a folder.
 * @param folder and
 * @param target from the project's root
 * @throws NetworkError with everything that is wrong with it; then nothing is written
 */
export const writeFolder = async (root: string, folder: string, target: string): Promise<void> => {
  const files = new Map(
    [...modulesOf(await readNetwork(root, folder))].map(([module, exports]) => [
      path.join(root, target, `${module}.js`),
      textOf(exports),
    ]),
  );
  for (const [file, text] of files) await writeChanged(file, text);
  const there = await readdir(path.join(root, target), { recursive: true });
  for (const file of there.map((name) => path.join(root, target, name)))
    if (file.endsWith('.js') && !files.has(file)) await rm(file);
};

/**
 * The folder of the network that is to be built, from the project's root: `networks/NAME`.
 * @param wanted the variable `NETWORK`, if it is set
 * @throws Error for one that is not there
 */
export const networkFolder = async (root: string, wanted: string | undefined): Promise<string> =>
  folderOf(chooseNetwork(wanted, await networkNames(root)));

/**
 * Writes what the product imports of the network that is to be built.
 * @param wanted the variable `NETWORK`, if it is set
 * @returns the network's name
 * @throws NetworkError with everything that is wrong with it
 */
export const writeNetwork = async (root: string, wanted: string | undefined): Promise<string> => {
  const folder = await networkFolder(root, wanted);
  await writeFolder(root, folder, NETWORK_DIRECTORY);
  return path.basename(folder);
};
