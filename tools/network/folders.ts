import { readdir } from 'node:fs/promises';
import path from 'node:path';

const FOLDERS = 'networks';

/** Returns the names of all networks: the folders in `networks/`. */
export const networkNames = async (root: string): Promise<string[]> => {
  const entries = await readdir(path.join(root, FOLDERS), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
};

/** Returns a network's folder from the project's root, as messages name it. */
export const folderOf = (name: string): string => path.posix.join(FOLDERS, name);
