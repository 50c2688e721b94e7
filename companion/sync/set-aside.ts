import { appendFile, stat } from 'node:fs/promises';
import { hasErrorCode } from '@/lib/error-code';
import { OWNER_ONLY } from '../files/whole-file';
import type { Output } from '../output';

/** Upper bound of the file, in bytes: room for some thousand votes, of which an honest site rejects none. */
const FILE_LIMIT = 1_048_576;

/**
 * Stores votes and receipts that the site cannot read in a file for the owner.
 * @returns false once the file is full, and nothing was stored
 * @throws the system's error when it cannot be written
 */
export type SetAside = (items: readonly object[], reason: string) => Promise<boolean>;

export function createSetAside(file: string, output: Output): SetAside {
  return async (items, reason) => {
    const text = items.map((item) => `${JSON.stringify({ reason, ...item })}\n`).join('');
    if ((await sizeOf(file)) + Buffer.byteLength(text) > FILE_LIMIT) {
      output.trouble(`Site: cannot read some entries, and ${file} is full. Check that file, then delete it`);
      return false;
    }
    await appendFile(file, text, { mode: OWNER_ONLY });
    output.trouble(`Site: cannot read some entries, which were moved to ${file}`);
    return true;
  };
}

async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return 0;
    throw error;
  }
}
