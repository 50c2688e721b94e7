import { readFile, rename, rm, writeFile } from 'node:fs/promises';

const beside = (file: string): string => `${file}.new`;

/** Replaces the contents of files: all of them, or none if one cannot be written. */
export async function replaceFiles(texts: ReadonlyMap<string, string>): Promise<void> {
  const before = new Map<string, string>();
  try {
    for (const [file, text] of texts) await writeFile(beside(file), text);
    for (const file of texts.keys()) {
      const earlier = await readFile(file, 'utf8');
      await rename(beside(file), file);
      before.set(file, earlier);
    }
  } catch (error) {
    for (const [file, text] of before) await writeFile(file, text);
    for (const file of texts.keys()) await rm(beside(file), { force: true });
    throw error;
  }
}
