import { randomBytes } from 'node:crypto';
import { open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { hasErrorCode } from '@/lib/error-code';

/** Only the owner of the companion's process reads what it keeps. */
export const OWNER_ONLY = 0o600;

/** Makes what was renamed or created in a folder last, where the system lets one. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders, and needs none of this.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes a file so that it is there whole or as it was before, also after a loss of power. */
export async function writeWhole(file: string, text: string): Promise<void> {
  const fresh = `${file}.${randomBytes(4).toString('hex')}.new`;
  try {
    const handle = await open(fresh, 'wx', OWNER_ONLY);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(fresh, file);
  } catch (error) {
    await rm(fresh, { force: true });
    throw error;
  }
  await syncFolder(path.dirname(file));
}

/** The file's text; null when there is none. */
export async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** The file's text; on the first start it is written as `make` says. */
export async function readOrMake(
  file: string,
  make: () => string | Promise<string>,
): Promise<{ readonly text: string; readonly isNew: boolean }> {
  const known = await readIfThere(file);
  if (known !== null) return { text: known, isNew: false };
  const text = await make();
  await writeWhole(file, text);
  return { text, isNew: true };
}
