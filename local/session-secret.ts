import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hasErrorCode } from '@/lib/error-code';

/** Returns the machine's own `SESSION_SECRET`: created on the first start, and readable only by its owner. */
export async function readSessionSecret(localDirectory: string): Promise<string> {
  const file = path.join(localDirectory, 'session-secret');
  await mkdir(localDirectory, { recursive: true });
  try {
    await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!hasErrorCode(error, 'EEXIST')) throw error;
  }
  return readFile(file, 'utf8');
}
