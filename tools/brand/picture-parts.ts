import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ARTS } from '@/contract/content-fields';
import { createLettering } from '../../functions/content/pictures/lettering';
import { groundFile, LETTERS_FILE, PARTS_DIRECTORY } from '../../functions/content/pictures/picture-parts';
import { displayLetters } from './display-letters';
import { drawGround } from './grounds';

/** Leaves a project's function what it draws pictures of stories with: the letters, and a ground for each art. */
export const writePictureParts = async (root: string): Promise<void> => {
  const directory = path.join(root, PARTS_DIRECTORY);
  await mkdir(directory, { recursive: true });
  const letters = displayLetters();
  const lettering = createLettering(letters);
  await writeFile(path.join(directory, LETTERS_FILE), JSON.stringify(letters));
  await Promise.all(
    ARTS.map(async (art) =>
      writeFile(path.join(directory, groundFile(art)), await drawGround(art, lettering)),
    ),
  );
};
