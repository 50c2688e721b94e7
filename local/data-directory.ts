import path from 'node:path';
import { EXAMPLE, networkFolder } from '../tools/network/choose';

/**
 * Returns the folder in which a site on this machine keeps its data between starts. Each network has its own, since ids of one
 * mean nothing to another. The example has the folder that was used before there were several.
 * @param wanted value of the variable `NETWORK`, if set
 * @throws Error if that network does not exist
 */
export const dataDirectory = async (root: string, wanted: string | undefined): Promise<string> => {
  const name = path.basename(await networkFolder(root, wanted));
  return path.join(root, '.local', ...(name === EXAMPLE ? [] : ['sites', name]));
};
