import { folderOf, networkNames } from './folders';
import { hintFor } from './near';
import { NetworkError, readNetwork } from './read-network';
import { warningsOf } from './warnings';

/** A line for people. A network is not built with what is wrong. */
export interface Finding {
  readonly state: 'ok' | 'warning' | 'wrong';
  readonly line: string;
}

/** What there is to say of a network's folder: faults as the build says them, or else warnings. */
export const checkFolder = async (root: string, folder: string): Promise<Finding[]> => {
  try {
    const network = await readNetwork(root, folder);
    return warningsOf(network).map((line) => ({ state: 'warning', line: `${folder}/${line}` }));
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    return error.message.split('\n').map((line) => ({ state: 'wrong', line }));
  }
};

/** The same of several networks, and of each in the end whether it can be built. Without names, of all. */
export const checkNetworks = async (root: string, names: readonly string[]): Promise<Finding[]> => {
  const there = await networkNames(root);
  const findings: Finding[] = [];
  for (const name of names.length > 0 ? names : there) {
    if (!there.includes(name)) {
      findings.push({ state: 'wrong', line: `${folderOf(name)}: is not there. ${hintFor(name, there)}` });
      continue;
    }
    const found = await checkFolder(root, folderOf(name));
    const faults = found.filter(({ state }) => state === 'wrong').length;
    const verdict: Finding =
      faults === 0
        ? { state: 'ok', line: `${folderOf(name)}: can be built` }
        : { state: 'wrong', line: `${folderOf(name)}: cannot be built: ${String(faults)} to correct` };
    findings.push(...found, verdict);
  }
  return findings;
};
