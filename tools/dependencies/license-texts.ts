import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Dependency } from './dependencies';

const LICENSE_FILE = /^(?:li[cs]en[cs]e|copying|unlicense|notice)(?:[-.].*)?$/i;
const README = /^readme\.md$/i;
/** Matches a readme's chapter on the license of a package and its contents. */
const TERMS = /^## Licen[cs](?:e|ing)\n.*?(?=^## |$(?![^]))/ms;
const RULE = '='.repeat(80);

/**
 * Returns a package's terms: its license files, or else the license's name and the readme's chapter. Packages for the
 * functions' platform that this machine lacks have only the name.
 */
const termsOf = async (root: string, { folder, license }: Dependency): Promise<string> => {
  const directory = path.join(root, folder);
  const names = existsSync(directory) ? await readdir(directory) : [];
  const read = (pattern: RegExp) =>
    Promise.all(
      names
        .filter((name) => pattern.test(name))
        .toSorted()
        .map((name) => readFile(path.join(directory, name), 'utf8')),
    );
  const texts = await read(LICENSE_FILE);
  if (texts.length > 0) return texts.map((text) => text.trim()).join('\n\n');
  const chapters = (await read(README)).flatMap((text) => TERMS.exec(text)?.[0].trim() ?? []);
  return [`License: ${license}`, ...chapters].join('\n\n');
};

/** Returns one text with the license of each package under its name. The packages must be installed. */
export const licenseTexts = async (root: string, dependencies: Dependency[]): Promise<string> => {
  const parts = await Promise.all(
    dependencies.map(async (dependency) => {
      const { name, version } = dependency;
      return `${RULE}\n${name} ${version}\n${RULE}\n\n${await termsOf(root, dependency)}\n`;
    }),
  );
  return parts.join('\n');
};
