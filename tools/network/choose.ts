import { readdir } from 'node:fs/promises';
import path from 'node:path';
/** Network to build if none is named. */
export const EXAMPLE = 'spawnpoint';

/** Networks that come with the product. */
export const SHIPPED = [EXAMPLE, 'emberfall', 'hut'];

/**
 * Returns the name of the network to build.
 * @param wanted value of the variable `NETWORK`, if set
 * @param there names of the folders in `networks/`
 * @throws Error if the wanted network does not exist
 */
export const chooseNetwork = (wanted: string | undefined, there: readonly string[]): string => {
  const name = wanted?.trim() ?? '';
  if (name === '') {
    const [own, ...others] = there.filter((one) => !SHIPPED.includes(one));
    return own === undefined || others.length > 0 ? EXAMPLE : own;
  }
  if (!there.includes(name))
    throw new Error(`NETWORK is ${name}, and there is no networks/${name}. There are: ${there.join(', ')}`);
  return name;
};

const FOLDERS = 'networks';

/** Returns the names of all networks: the folders in `networks/`. */
export const networkNames = async (root: string): Promise<string[]> => {
  const entries = await readdir(path.join(root, FOLDERS), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
};

/** Returns a network's folder from the project's root, as messages name it. */
export const folderOf = (name: string): string => path.posix.join(FOLDERS, name);

/**
 * Returns the folder of the network to build, from the project's root: `networks/NAME`.
 * @param wanted value of the variable `NETWORK`, if set
 * @throws Error if the wanted network does not exist
 */
export const networkFolder = async (root: string, wanted: string | undefined): Promise<string> =>
  folderOf(chooseNetwork(wanted, await networkNames(root)));
