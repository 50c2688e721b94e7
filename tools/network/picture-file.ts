import sharp, { type Metadata, type Sharp } from 'sharp';
import { mishapIn, readMedia } from './media';
import { SubjectError } from './read-subject';

interface Size {
  /** Size in pixels. */
  width: number;
  height: number;
}

/** Maximum size of an owner's file, in bytes. */
const MOST_BYTES = 20_000_000;
/** Maximum number of pixels: twice that of a current photo. */
const MOST_PIXELS = 100_000_000;
/** Accepted formats; AVIF is listed by its compression. */
const FORMATS: readonly string[] = ['png', 'jpeg', 'webp', 'av1'];

/** Returns a file's metadata, or null if it is not a picture. */
const metadataOf = async (bytes: Buffer): Promise<Metadata | null> => {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return null;
  }
};

const faultOf = (
  { format, compression, pages = 1, autoOrient: { width, height } }: Metadata,
  least: Size,
): string | null => {
  const kind: string = compression ?? format;
  const size = `${String(width)} by ${String(height)} pixels`;
  if (!FORMATS.includes(kind)) return `is a picture in ${kind}: must be saved as PNG, JPEG, WebP or AVIF`;
  if (pages > 1) return 'moves: must be a single picture';
  if (width < least.width || height < least.height)
    return `is ${size}: must be ${String(least.width)} by ${String(least.height)} at least`;
  if (width * height > MOST_PIXELS)
    return `is ${size}: must have ${String(MOST_PIXELS / 1_000_000)} million at most. Make it smaller`;
  return null;
};

/**
 * Returns the picture that is drawn from a file.
 * @param name below the network's folder
 * @throws SubjectError for a file that is broken behind what it says of itself
 */
export const drawn = async (name: string, picture: Sharp): Promise<Buffer> => {
  try {
    return await picture.toBuffer();
  } catch (error) {
    throw new SubjectError([`${name}: cannot be drawn: ${String(error)}. Save it anew`]);
  }
};

/** Draws a whole file, in small. @throws SubjectError like {@link drawn} */
export const checkWhole = async (name: string, bytes: Buffer): Promise<void> => {
  await drawn(name, sharp(bytes).resize(64));
};

/**
 * Reads a photo or a drawing from a network's folder, without decoding it.
 * @param name relative to the network's folder
 * @returns the file, and its sides when upright
 * @throws Error that says how to mend the file: `media/market.png: is 640 by 360 pixels: must be …`
 */
export const readPictureFile = async (
  root: string,
  folder: string,
  name: string,
  least: Size,
): Promise<Size & { bytes: Buffer }> => {
  const bytes = await readMedia(root, folder, name, MOST_BYTES);
  const metadata = await metadataOf(bytes);
  const fault = metadata
    ? faultOf(metadata, least)
    : (mishapIn(bytes) ?? 'is no picture, or a broken one: save it as PNG, JPEG, WebP or AVIF');
  if (metadata === null || fault !== null) throw new SubjectError([`${name}: ${String(fault)}`]);
  return { bytes, width: metadata.autoOrient.width, height: metadata.autoOrient.height };
};
