import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { cached } from '../../core/time/cached';
import type { Clock } from '../../core/time/clock';
import { createLettering, type Lettering, type Letters } from './lettering';

/** Directory of the build's parts for pictures, from the project's root; `netlify.toml` packages it with the function. */
export const PARTS_DIRECTORY = '.local/build/pictures';

export const LETTERS_FILE = 'letters.json';
export const groundFile = (art: string): string => `${art}.webp`;

export interface PictureParts {
  lettering(): Promise<Lettering>;
  /** A picture of an art with the mark and the name of the network, and room for a title. */
  ground(art: string): Promise<Buffer>;
}

/** Reads the parts that a build left in a directory. A missing part rejects, and the next call looks for it again. */
export function readParts(directory: string, clock: Pick<Clock, 'now'>): PictureParts {
  const readLetters = async (file: string) => {
    const letters: Letters[] = JSON.parse(await readFile(path.join(directory, file), 'utf8'));
    return createLettering(letters);
  };
  const letters = cached(readLetters, clock, { freshMs: Infinity });
  return {
    lettering: () => letters.get(LETTERS_FILE),
    ground: (art) => readFile(path.join(directory, groundFile(art))),
  };
}
