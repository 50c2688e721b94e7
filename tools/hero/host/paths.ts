import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

/** What is published. */
export const published = (file: string): string => join(process.cwd(), 'public', file);

const WORKSHOP = join(process.cwd(), '.local', 'hero');

/** What is only kept on this machine: single frames, the film before it is compressed. */
export const kept = async (file: string): Promise<string> => {
  await mkdir(WORKSHOP, { recursive: true });
  return join(WORKSHOP, file);
};
