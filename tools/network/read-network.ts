import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { OPTIONAL_SUBJECTS } from '@/contract/network/subjects';
import { withAbsent } from './absent';
import { faultyRedirects } from './formerly';
import { hintFor } from './near';
import { deadLinks } from './pages';
import { readSubject, SubjectError } from './read-subject';
import { lostServers } from './servers';
import { type Network, type ReadSubjects, type Subject, subjects } from './subjects';
import { entriesTwice } from './twice';

/** A folder that cannot be used, with all that is wrong in it, a line each: `networks/NAME/rules.ts: sections.0.title: …`. */
export class NetworkError extends Error {}

const isSubject = (name: string): name is Subject => Object.hasOwn(subjects, name);

/** What a file exports. */
const load = async (file: string): Promise<unknown> => {
  const { default: written } = (await import(pathToFileURL(file).href)) as { default?: unknown };
  if (written === undefined) throw new Error('must say `export default { … }`');
  return written;
};

/** What is wrong, a line each, without the file. */
const linesOf = (error: unknown): readonly string[] => {
  if (error instanceof SubjectError) return error.lines;
  return [error instanceof Error ? error.message : String(error)];
};

/** Files that were meant to be a subject's and would not be read, a line each: `rules.ts.txt`. What lies beside its subject is a copy. */
const misnamed = (files: readonly string[]): string[] =>
  files.flatMap((file) => {
    const [name = '', ...endings] = file.toLowerCase().split('.');
    const isMeant = endings.length > 0 && isSubject(name) && !files.includes(`${name}.ts`);
    return isMeant && !file.endsWith('.ts') ? [`${file}: must be called ${name}.ts`] : [];
  });

/** What does not hold between the files, a line each. */
const faultsBetween = (network: Network): string[] => [
  ...deadLinks(network).map(({ path: place, problem }) => `pages.ts: ${place}: ${problem}`),
  ...faultyRedirects(network),
  ...lostServers(network),
];

/**
 * Reads and checks a network's folder.
 * @param folder from the project's root, as messages name it
 * @throws NetworkError with everything that is wrong
 */
export const readNetwork = async (root: string, folder: string): Promise<Network> => {
  const all = await readdir(path.join(root, folder));
  const files = all.filter((name) => name.endsWith('.ts')).sort();
  const faults = misnamed(all).map((line) => path.posix.join(folder, line));
  const read: Partial<Record<Subject, unknown>> = {};
  for (const file of files) {
    const place = path.posix.join(folder, file);
    const name = file.slice(0, -'.ts'.length);
    if (!isSubject(name)) {
      faults.push(`${place}: is no subject. ${hintFor(name, Object.keys(subjects))}`);
      continue;
    }
    try {
      const text = await readFile(path.join(root, place), 'utf8');
      faults.push(...entriesTwice(text).map((line) => `${place}: ${line}`));
      read[name] = readSubject(name, await load(path.join(root, place)));
    } catch (error) {
      faults.push(...linesOf(error).map((line) => `${place}: ${line}`));
    }
  }
  const needed = Object.keys(subjects)
    .filter(isSubject)
    .filter((name) => !OPTIONAL_SUBJECTS.some((optional) => optional === name));
  for (const name of needed) {
    if (files.includes(`${name}.ts`)) continue;
    // What has a default is there all the same.
    try {
      read[name] = readSubject(name, {});
    } catch {
      faults.push(`${path.posix.join(folder, name)}.ts: is missing`);
    }
  }
  if (faults.length > 0) throw new NetworkError(faults.join('\n'));
  const network = withAbsent(read as ReadSubjects);
  const between = faultsBetween(network);
  if (between.length > 0) throw new NetworkError(between.map((line) => `${folder}/${line}`).join('\n'));
  return network;
};
