import { checkFolder } from '../network/check-networks';
import type { Check } from './verdict';

/** Reports the network that is built, and the findings of `npm run network:check` on its folder. */
export const networkChecks = async (root: string, folder: string): Promise<Check[]> => {
  const found = await checkFolder(root, folder);
  return [
    { name: 'Network', run: () => Promise.resolve(['ok', `${folder} is built.`]) },
    ...found.map(({ state, line }): Check => ({
      name: 'Network',
      run: () => Promise.resolve([state, line]),
    })),
  ];
};
