import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chooseNetwork } from './choose';
import { readNetwork } from './read-network';

/** Where imports of `#network/…` lead (package.json). */
export const NETWORK_DIRECTORY = '.local/network';

const FOLDERS = 'networks';

/** Writes a file at once, and only if it says something new: whoever watches it has nothing to do otherwise. */
const writeChanged = async (file: string, text: string): Promise<void> => {
  if ((await readFile(file, 'utf8').catch(() => null)) === text) return;
  const half = `${file}.${String(process.pid)}`;
  await writeFile(half, text);
  await rename(half, file);
};

/**
 * Writes what the product imports of a network.
 * @param root the project's folder
 * @param wanted the variable `NETWORK`, if it is set
 * @returns the network's name
 * @throws NetworkError with everything that is wrong with it
 */
export const writeNetwork = async (root: string, wanted: string | undefined): Promise<string> => {
  const entries = await readdir(path.join(root, FOLDERS), { withFileTypes: true });
  const name = chooseNetwork(
    wanted,
    entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name),
  );
  const read = await readNetwork(path.join(root, FOLDERS, name));
  const target = path.join(root, NETWORK_DIRECTORY);
  await mkdir(target, { recursive: true });
  const files = new Map(
    [...read].map(([subject, data]) => [
      `${subject}.js`,
      `export const ${subject} = ${JSON.stringify(data)};\n`,
    ]),
  );
  for (const [file, text] of files) await writeChanged(path.join(target, file), text);
  for (const file of await readdir(target))
    if (file.endsWith('.js') && !files.has(file)) await rm(path.join(target, file));
  return name;
};
