import { isUtf8 } from 'node:buffer';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { OPTIONAL_SUBJECTS } from '@/contract/network/subjects';
import type { Theme } from '@/contract/network/theme';
import { NO_FILES, withAbsent } from './absent';
import { lostArts } from './arts';
import { readFilm } from './film';
import { readFonts } from './fonts/read-fonts';
import { faultyRedirects } from './formerly';
import { languageOf } from './languages';
import { load } from './load';
import { hintFor } from './near';
import { deadLinks, twiceInMenus } from './pages';
import { readSubject, SubjectError } from './read-subject';
import { lostSeries } from './series';
import { lostServers } from './servers';
import { type Network, type ReadSubjects, type Subject, subjects, type ReadFiles } from './subjects';
import { entriesTwice } from './twice';
import { readUsualTexts } from './usual-texts';

/** Invalid folder, with every fault, one line each: `networks/NAME/rules.ts: sections.0.title: …`. */
export class NetworkError extends Error {}

const isSubject = (name: string): name is Subject => Object.hasOwn(subjects, name);

/** Returns the text of a file. Any encoding but UTF-8 is rejected, because letters would get lost silently. */
const textOf = async (file: string): Promise<string> => {
  if (!(await stat(file)).isFile()) throw new Error('must be a file');
  const bytes = await readFile(file);
  if (!isUtf8(bytes))
    throw new Error('must be saved as UTF-8: choose this encoding where your editor saves it');
  return bytes.toString('utf8');
};

/** Syntax error as the loader reports it: `/home/me/site/networks/castle/rules.ts:3:2: ERROR: Expected "}"`. */
const SYNTAX = /:(\d+):(\d+): ERROR: (.*)$/;

const MISSING = '. A comma or a quote may be missing before it';

/** Returns whether the parser met text where an entry or a list had to end. */
const isUnended = (problem: string): boolean => /^Expected "[}\])]" but found/.test(problem);

/** Returns the faults in an error, one line each, without the file. */
const linesOf = (error: unknown, root: string): readonly string[] => {
  if (error instanceof SubjectError) return error.lines;
  const lines = (error instanceof Error ? error.message : String(error)).split(/\s*\n\s*/);
  const syntax = lines.flatMap((line) => {
    const [, row, column, problem] = SYNTAX.exec(line) ?? [];
    return problem === undefined
      ? []
      : `line ${String(row)}, character ${String(Number(column) + 1)}: ${problem}${isUnended(problem) ? MISSING : ''}`;
  });
  return syntax.length > 0 ? syntax : [lines.join(' ').replaceAll(root + path.sep, '')];
};

/** Returns files with a wrong ending that would be ignored, one line each: `rules.ts.txt`. A file beside its subject is a copy. */
const misnamed = (files: readonly string[]): string[] =>
  files.flatMap((file) => {
    const [name = '', ...endings] = file.toLowerCase().split('.');
    const isMeant = endings.length > 0 && isSubject(name) && !files.includes(`${name}.ts`);
    return isMeant && !file.endsWith('.ts') ? [`${file}: must be called ${name}.ts`] : [];
  });

/** Reads the logo's file, or returns null if there is none. The reader is loaded on demand, since that takes half a second. */
const readLogoFile = async (root: string, folder: string, { logo }: Theme) => {
  if (typeof logo !== 'string') return null;
  const { readLogo } = await import('./logo');
  return readLogo(root, folder, logo);
};

/**
 * Reads the files that a theme names, and the messages that fit the locale.
 * @param fault receives every fault, one line each
 */
export const readFiles = async (
  root: string,
  folder: string,
  { theme, identity }: Partial<ReadSubjects>,
  fault: (line: string) => void,
): Promise<ReadFiles> => {
  const tried = <Read>(key: string, reading: Promise<Read>): Promise<Read | null> =>
    reading.catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      for (const line of message.replaceAll(root + path.sep, '').split('\n'))
        fault(`${path.posix.join(folder, 'theme.ts')}: ${key}${line}`);
      return null;
    });
  if (!theme || !identity) return NO_FILES;
  const language = languageOf(root, identity.locale);
  const artFiles: Record<string, string> = {};
  for (const [index, { id, file }] of theme.arts.entries()) {
    const { readArt } = await import('./art-file');
    const picture = await tried(`arts.${String(index)}.file: `, readArt(root, folder, file, theme));
    if (picture !== null) artFiles[id] = picture;
  }
  return {
    artFiles,
    film: (await tried('', readFilm(root, folder, theme))) ?? NO_FILES.film,
    logoFile: await tried('logo: ', readLogoFile(root, folder, theme)),
    fonts: (await tried('fonts.', readFonts(root, folder, theme.fonts, identity.locale))) ?? NO_FILES.fonts,
    language,
    usual: await readUsualTexts(root, language),
  };
};

/** Checks between files, each with the subjects without which it would find what is not wrong. */
const CHECKS: readonly { needs: readonly Subject[]; check: (network: Network) => string[] }[] = [
  {
    needs: ['pages', 'links', 'identity', 'applications'],
    check: (network) =>
      [...deadLinks(network), ...twiceInMenus(network)].map(
        ({ path: place, problem }) => `pages.ts: ${place}: ${problem}`,
      ),
  },
  { needs: ['identity', 'pages', 'applications'], check: faultyRedirects },
  { needs: ['theme'], check: lostArts },
  { needs: ['servers'], check: lostServers },
  { needs: ['identity'], check: lostSeries },
];

/**
 * Returns contradictions between the files, one line each.
 * @param unread subjects that could not be read
 */
export const faultsBetween = (network: Network, unread: readonly string[] = []): string[] =>
  CHECKS.filter(({ needs }) => !needs.some((name) => unread.includes(name))).flatMap(({ check }) =>
    check(network),
  );

/**
 * Reads and checks a network's folder.
 * @param folder from the project's root, as messages name it
 * @throws NetworkError with every fault
 */
export const readNetwork = async (root: string, folder: string): Promise<Network> => {
  const all = await readdir(path.join(root, folder));
  const modules = all.filter((name) => name.endsWith('.ts')).sort();
  const faults = misnamed(all).map((line) => path.posix.join(folder, line));
  const read: Partial<Record<Subject, unknown>> = {};
  for (const file of modules) {
    const place = path.posix.join(folder, file);
    const name = file.slice(0, -'.ts'.length);
    if (!isSubject(name)) {
      faults.push(`${place}: is no subject. ${hintFor(name, Object.keys(subjects))}`);
      continue;
    }
    try {
      const text = await textOf(path.join(root, place));
      faults.push(...entriesTwice(text).map((line) => `${place}: ${line}`));
      read[name] = readSubject(name, await load(path.join(root, place), place));
    } catch (error) {
      faults.push(...linesOf(error, root).map((line) => `${place}: ${line}`));
    }
  }
  const needed = Object.keys(subjects)
    .filter(isSubject)
    .filter((name) => !OPTIONAL_SUBJECTS.some((optional) => optional === name));
  for (const name of needed) {
    if (modules.includes(`${name}.ts`)) continue;
    // A subject with defaults needs no file.
    try {
      read[name] = readSubject(name, {});
    } catch {
      faults.push(`${path.posix.join(folder, name)}.ts: is missing`);
    }
  }
  const files = await readFiles(root, folder, read as Partial<ReadSubjects>, (line) => faults.push(line));
  const network = withAbsent(read as ReadSubjects, files);
  const unread = [...needed, ...network.missing.filter((name) => modules.includes(`${name}.ts`))].filter(
    (name) => read[name] === undefined,
  );
  const missing = network.missing.filter((name) => !unread.includes(name));
  const between = faultsBetween({ ...network, missing }, unread).map((line) => `${folder}/${line}`);
  if (faults.length + between.length > 0) throw new NetworkError([...faults, ...between].join('\n'));
  return network;
};
