import sharp from 'sharp';
import type { Theme } from '@/contract/network/theme';
import { ART_SIZE } from '@/lib/picture-files';
import { drawn, readPictureFile } from './picture-file';

/**
 * Reads a picture from a network's folder, upright and cropped around its centre to the shape of cards.
 * @param name relative to the network's folder
 * @param theme its canvas color fills transparent parts
 * @returns WebP in Base64
 * @throws Error that says how to mend the file: `media/market.png: is 640 by 360 pixels: must be …`
 */
export const readArt = async (
  root: string,
  folder: string,
  name: string,
  { palettes }: Theme,
): Promise<string> => {
  const { bytes } = await readPictureFile(root, folder, name, ART_SIZE);
  const picture = sharp(bytes)
    .autoOrient()
    .resize(ART_SIZE)
    .flatten({ background: palettes.dark.canvas })
    .webp({ quality: 90 });
  return (await drawn(name, picture)).toString('base64');
};
