import { largeSizeOf, type PictureSize, smallSizeOf, UPLOAD_LIMITS } from './uploads';

/**
 * WebP qualities, from 0 to 1, tried until the file is small enough. Pictures below the last one look bad, so
 * they are scaled down instead.
 */
export const QUALITIES = [0.82, 0.7, 0.55, 0.4];
const SHRINK = 0.75;
const MOST_SHRINKING = 4;

export interface PictureSizes<File> {
  readonly size: PictureSize;
  readonly large: File;
  readonly small: File | null;
}

/**
 * Makes both stored sizes of a picture with an encoder that keeps to a maximum number of bytes, or returns
 * null on failure.
 * @returns null if the picture does not become small enough
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
