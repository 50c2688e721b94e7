import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Dependency } from './dependencies';

const LICENSE_FILE = /^(?:li[cs]en[cs]e|copying|unlicense|notice)(?:[-.].*)?$/i;
const RULE = '='.repeat(80);

/** What a package says of its terms: its license files, else the name of the license alone. */
const termsOf = async (root: string, { folder, license }: Dependency): Promise<string> => {
  const directory = path.join(root, folder);
  const files = (await readdir(directory)).filter((name) => LICENSE_FILE.test(name)).toSorted();
  const texts = await Promise.all(files.map((name) => readFile(path.join(directory, name), 'utf8')));
  return texts.length > 0 ? texts.map((text) => text.trim()).join('\n\n') : `License: ${license}`;
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
