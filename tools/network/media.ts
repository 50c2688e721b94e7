import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { hintFor } from './near';

/** Returns the names in a folder, or an empty list if it does not exist. */
const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** Formats bytes for people. */
const kilobytes = (bytes: number): string => `${String(Math.ceil(bytes / 1000))} kB`;

/** Returns the fault of a file that a failed download or Git has left in place of the real one, or null. */
export const mishapIn = (bytes: Buffer): string | null => {
  const start = bytes.subarray(0, 64).toString('latin1');
  if (/^\s*</.test(start)) return 'is a web page: the download has failed. Get the file itself';
  if (start.startsWith('version https://git-lfs'))
    return 'is a pointer of Git LFS: get the file by `git lfs pull`';
  return null;
};

/**
 * Reads a file from a network's folder. Names are case-sensitive even if the disk is not: the site is built on a disk that is.
 * @param name relative to the folder: `media/logo.svg`
 * @param most maximum size in bytes
 * @throws Error that says how to mend the file
 */
export const readMedia = async (
  root: string,
  folder: string,
  name: string,
  most: number,
): Promise<Buffer> => {
  const whole = path.join(root, folder);
  let found = whole;
  for (const part of name.split('/')) {
    const there = await namesIn(found);
    if (!there.includes(part)) {
      const place = path.relative(whole, found).split(path.sep).join('/');
      const hint = there.length > 0 ? hintFor(part, there.toSorted()) : 'It is empty';
      throw new Error(`${name} is not there${place === '' ? '' : `, in ${place}`}. ${hint}`);
    }
    found = path.join(found, part);
  }
  const [real, home] = [await realpath(found), await realpath(whole)];
  if (!real.startsWith(home + path.sep))
    throw new Error(`${name} is a link that leads out of ${folder}. Copy the file there`);
  const file = await stat(real);
  if (!file.isFile()) throw new Error(`${name} must be a file`);
  if (file.size > most)
    throw new Error(`${name} has ${kilobytes(file.size)}: must have ${kilobytes(most)} at most`);
  return readFile(real);
};
