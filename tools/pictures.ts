import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { artHues } from '#network/art-hues';
import { sections } from '#network/home-sections';
import { pictureFiles, PICTURES, wholePicture } from '@/lib/picture-files';
import { hasSubject } from '@/lib/subjects';
import { artSource } from './brand/art-source';

/** Writes a card picture in every width and format that pages may request. */
const writePicture = async (name: string, directory: string): Promise<void> => {
  const source = artSource(name);
  // The product's own are in `public` already.
  if (typeof source !== 'string') await writeFile(path.join(directory, wholePicture(name)), source);
  const picture = sharp(source);
  for (const { width, address } of pictureFiles(name, 'avif')) {
    // More effort takes six times as long, without making these pictures smaller.
    const avif = picture
      .clone()
      .resize({ width })
      .avif({ quality: 46, effort: 2, chromaSubsampling: '4:2:0' });
    await avif.toFile(path.join(directory, address));
  }
  for (const { width, address } of pictureFiles(name, 'webp')) {
    await picture.clone().resize({ width }).webp({ quality: 65 }).toFile(path.join(directory, address));
  }
};

/** Returns the card pictures that visitors may see: editors choose among all, for stories and events. */
export const shownArts = (): string[] =>
  hasSubject('news') || hasSubject('events')
    ? Object.keys(artHues)
    : (sections.modes?.cards ?? []).map(({ art }) => art);

/** Writes all variants of the card pictures that visitors may see into a folder that is served. */
export const writePictures = async (directory: string): Promise<void> => {
  await mkdir(path.join(directory, PICTURES), { recursive: true });
  await Promise.all([...new Set(shownArts())].map((name) => writePicture(name, directory)));
};
