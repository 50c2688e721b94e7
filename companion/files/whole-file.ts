import { randomBytes } from 'node:crypto';
import { open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { hasErrorCode } from '@/lib/error-code';

/** Files are readable only by the owner of the companion's process. */
export const OWNER_ONLY = 0o600;

/** Flushes renames and new files of a folder to the disk, where the system supports that. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows can't open folders, and needs no flush.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes a file atomically: it holds the new or the old text, even after a power failure. */
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

/** Returns the file's text; null for a missing file. */
export async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Returns the file's text; on the first start it is created by `make`. */
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
