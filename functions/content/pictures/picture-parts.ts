import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Art } from '@/contract/content-fields';
import { cached } from '../../core/time/cached';
import type { Clock } from '../../core/time/clock';
import { createLettering, type Lettering, type Letters } from './lettering';

/** Where the build leaves what pictures are made of, from the project's root; `netlify.toml` has it packaged with the function. */
export const PARTS_DIRECTORY = '.local/build/pictures';

export const LETTERS_FILE = 'letters.json';
export const groundFile = (art: Art): string => `${art}.webp`;

/** What a picture is made of besides its title. */
export interface PictureParts {
  lettering(): Promise<Lettering>;
  /** A picture of an art with the mark and the name of the network, and room for a title. */
  ground(art: Art): Promise<Buffer>;
}

/** Those that a build left in a directory. Each rejects where it is not there, and is looked for again at the next call. */
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
