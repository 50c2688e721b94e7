import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { hasErrorCode } from '@/lib/error-code';

/** A file that is not read; the message says why, in a few words. */
export class Unreadable extends Error {
  override name = 'Unreadable';
  constructor(
    message: string,
    /** Whether the file is missing. */
    readonly isMissing = false,
  ) {
    super(message);
  }
}

const isWindows = process.platform === 'win32';
const FLAGS = constants.O_RDONLY | (isWindows ? 0 : constants.O_NOFOLLOW | constants.O_NONBLOCK);

interface BoundedFile {
  readonly text: string;
  /** Time of the last change, in milliseconds. */
  readonly changedAt: number;
}

/**
 * Reads a regular file of at most `limit` bytes. Follows no links, and never blocks.
 * @throws Unreadable, also for a missing file
 */
export async function readBounded(file: string, limit: number): Promise<BoundedFile> {
  const handle = await open(file, FLAGS).catch((error: unknown) => {
    if (hasErrorCode(error, 'ENOENT')) throw new Unreadable('is missing', true);
    throw new Unreadable(hasErrorCode(error, 'ELOOP') ? 'is a link' : 'cannot be opened');
  });
  try {
    const stats = await handle.stat();
    const { size, mtimeMs: changedAt } = stats;
    if (!stats.isFile()) throw new Unreadable('is not a file');
    if (size > limit) throw new Unreadable(`is larger than ${String(limit / 1_048_576)} MiB`);
    const buffer = Buffer.alloc(size);
    const { bytesRead } = await handle.read(buffer, 0, size, 0);
    return { text: new TextDecoder('utf-8').decode(buffer.subarray(0, bytesRead)), changedAt };
  } finally {
    await handle.close();
  }
}
