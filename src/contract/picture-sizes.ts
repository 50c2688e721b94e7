import { largeSizeOf, type PictureSize, smallSizeOf, UPLOAD_LIMITS } from './uploads';

/** Qualities of WebP, from 0 to 1. The first that is small enough is taken; below the last one pictures are ugly, and become smaller instead. */
export const QUALITIES = [0.82, 0.7, 0.55, 0.4];
const SHRINK = 0.75;
const MOST_SHRINKING = 4;

export interface PictureSizes<File> {
  readonly size: PictureSize;
  readonly large: File;
  readonly small: File | null;
}

/**
 * Makes both sizes that the site keeps of a picture, by what encodes one in so many bytes at most, or returns null where it cannot.
 * @returns null for a picture that does not become small enough
 */
export async function inBothSizes<File>(
  picture: PictureSize,
  encode: (size: PictureSize, mostBytes: number) => Promise<File | null>,
): Promise<PictureSizes<File> | null> {
  let size = largeSizeOf(picture);
  for (let times = 0; times <= MOST_SHRINKING; times += 1) {
    const smallSize = smallSizeOf(size);
    const large = await encode(size, UPLOAD_LIMITS.large.bytes);
    const small = smallSize && (await encode(smallSize, UPLOAD_LIMITS.small.bytes));
    if (large !== null && (small !== null || !smallSize)) return { size, large, small };
    size = largeSizeOf({ width: size.width * SHRINK, height: size.height * SHRINK });
  }
  return null;
}
