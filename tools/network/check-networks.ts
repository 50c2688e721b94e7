import { SHIPPED, folderOf, networkNames } from './choose';
import { hintFor } from './near';
import { NetworkError, readNetwork } from './read-network';
import { warningsOf } from './warnings';

/** Line for the terminal. A network with a `wrong` one is not built. */
export interface Finding {
  readonly state: 'ok' | 'warning' | 'wrong';
  readonly line: string;
}

/** Returns the findings for a network's folder: the faults that stop the build, or else warnings. */
export const checkFolder = async (root: string, folder: string): Promise<Finding[]> => {
  try {
    const network = await readNetwork(root, folder);
    return warningsOf(network).map((line) => ({ state: 'warning', line: `${folder}/${line}` }));
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    return error.message.split('\n').map((line) => ({ state: 'wrong', line }));
  }
};

/**
 * Checks several networks, or all if none is named. The last finding on each says whether it can be built.
 * Beside a folder of an owner's, unnamed networks that come with the product get no warnings.
 */
export const checkNetworks = async (root: string, names: readonly string[]): Promise<Finding[]> => {
  const there = await networkNames(root);
  const hasOwn = there.some((name) => !SHIPPED.includes(name));
  const isQuiet = (name: string) => names.length === 0 && hasOwn && SHIPPED.includes(name);
  const findings: Finding[] = [];
  for (const name of names.length > 0 ? names : there) {
    if (!there.includes(name)) {
      findings.push({ state: 'wrong', line: `${folderOf(name)}: is not there. ${hintFor(name, there)}` });
      continue;
    }
    const all = await checkFolder(root, folderOf(name));
    const found = isQuiet(name) ? all.filter(({ state }) => state !== 'warning') : all;
    const faults = found.filter(({ state }) => state === 'wrong').length;
    const verdict: Finding =
      faults === 0
        ? { state: 'ok', line: `${folderOf(name)}: can be built` }
        : { state: 'wrong', line: `${folderOf(name)}: cannot be built: ${String(faults)} to correct` };
    findings.push(...found, verdict);
  }
  return findings;
};
