import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { artHues } from '#network/art-hues';
import { createLettering } from '../../functions/content/pictures/lettering';
import { groundFile, LETTERS_FILE, PARTS_DIRECTORY } from '../../functions/content/pictures/picture-parts';
import { displayLetters } from './display-letters';
import { drawGround } from './grounds';

/** Writes the parts from which a project's function draws story pictures: the letters, and a background for each art. */
export const writePictureParts = async (root: string): Promise<void> => {
  const directory = path.join(root, PARTS_DIRECTORY);
  await mkdir(directory, { recursive: true });
  const letters = displayLetters();
  const lettering = createLettering(letters);
  await writeFile(path.join(directory, LETTERS_FILE), JSON.stringify(letters));
  await Promise.all(
    Object.keys(artHues).map(async (art) =>
      writeFile(path.join(directory, groundFile(art)), await drawGround(art, lettering)),
    ),
  );
};
