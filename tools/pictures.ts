import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { pictureFiles, PICTURES } from '@/lib/picture-files';

const source = path.join(process.cwd(), 'public', PICTURES);

/** Makes a card picture of `public/media/art` in every width and form that pages may ask for. */
const writePicture = async (name: string, directory: string): Promise<void> => {
  const picture = sharp(path.join(source, `${name}.webp`));
  for (const { width, address } of pictureFiles(name, 'avif')) {
    // More effort takes six times as long, and saves nothing with these pictures.
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

/** Writes the forms of all card pictures into a folder from which they are served. */
export const writePictures = async (directory: string): Promise<void> => {
  await mkdir(path.join(directory, PICTURES), { recursive: true });
  const files = (await readdir(source)).filter((file) => file.endsWith('.webp'));
  await Promise.all(files.map((file) => writePicture(path.parse(file).name, directory)));
};
