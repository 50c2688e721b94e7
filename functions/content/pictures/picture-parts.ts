import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Art } from '@/contract/content-fields';
import { once } from '../../core/once';
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

/** Those that a build left in a directory. Each rejects where it is not there. */
export function readParts(directory: string): PictureParts {
  const readLettering = async () => {
    const letters: Letters = JSON.parse(await readFile(path.join(directory, LETTERS_FILE), 'utf8'));
    return createLettering(letters);
  };
  return {
    lettering: once(readLettering),
    ground: (art) => readFile(path.join(directory, groundFile(art))),
  };
}
