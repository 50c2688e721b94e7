import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Dependency } from './dependencies';

const LICENSE_FILE = /^(?:li[cs]en[cs]e|copying|unlicense|notice)(?:[-.].*)?$/i;
const README = /^readme\.md$/i;
/** A readme's chapter on the terms of a package and of what it holds. */
const TERMS = /^## Licen[cs](?:e|ing)\n.*?(?=^## |$(?![^]))/ms;
const RULE = '='.repeat(80);

/**
 * What a package says of its terms: its license files, else the name of the license, with what its readme says of it. The name
 * alone of what is for functions' platform and this machine is another one.
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

/** One text with the license of each package under its name. Wants the packages installed. */
export const licenseTexts = async (root: string, dependencies: Dependency[]): Promise<string> => {
  const parts = await Promise.all(
    dependencies.map(async (dependency) => {
      const { name, version } = dependency;
      return `${RULE}\n${name} ${version}\n${RULE}\n\n${await termsOf(root, dependency)}\n`;
    }),
  );
  return parts.join('\n');
};
