import sharp, { type Region, type Sharp } from 'sharp';
import { bestThatFits, range } from './within-bytes';

export interface StillForm {
  /** The part that is shown, in pixels of the source. */
  crop?: Region;
  /** Pixels of the result; the height follows. */
  width?: number;
}

/** The picture in its form; none of them is transparent anywhere. */
const still = (picture: string, { crop, width }: StillForm): Sharp => {
  const image = sharp(picture).removeAlpha();
  if (crop) image.extract(crop);
  if (width) image.resize({ width });
  return image;
};

export const encodeWebp = (
  picture: string,
  file: string,
  most: number,
  form: StillForm = {},
): Promise<void> => {
  const make = async (quality: number): Promise<void> => {
    await still(picture, form).webp({ quality, effort: 6 }).toFile(file);
  };
  return bestThatFits({ file, most, qualities: range(95, 10, -1), make });
};

export const encodeAvif = (
  picture: string,
  file: string,
  most: number,
  form: StillForm = {},
): Promise<void> => {
  const make = async (quality: number): Promise<void> => {
    await still(picture, form).avif({ quality, effort: 5, chromaSubsampling: '4:2:0' }).toFile(file);
  };
  return bestThatFits({ file, most, qualities: range(80, 10, -1), make });
};
