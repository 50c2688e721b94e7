import { createHash } from 'node:crypto';
import { HASH_LENGTH } from '@/lib/built-files';

/** Returns the part of a file's name that changes with its content. */
export const contentHash = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);
