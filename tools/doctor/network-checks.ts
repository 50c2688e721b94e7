import { checkFolder } from '../network/check-networks';
import type { Check } from './verdict';

/** Which network is built, and what `npm run network:check` says of its folder. */
export const networkChecks = async (root: string, folder: string): Promise<Check[]> => {
  const found = await checkFolder(root, folder);
  return [
    { name: 'Network', run: () => Promise.resolve(['ok', `${folder} is the one that is built.`]) },
    ...found.map(({ state, line }): Check => ({
      name: 'Network',
      run: () => Promise.resolve([state, line]),
    })),
  ];
};
