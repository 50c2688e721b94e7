import { largeSizeOf, type PictureSize, smallSizeOf, UPLOAD_LIMITS } from '@/contract/uploads';
import { bareWebp } from './bare-webp';

/** Most that a file may have, in bytes, and in pixels once it is read: a browser holds four bytes for each. */
export const FILE_LIMITS = { bytes: 20_000_000, pixels: 50_000_000 } as const;

export type PictureFault = 'size' | 'pixels' | 'picture' | 'browser' | 'room';

/** A file that cannot become a picture of the site, and why. */
export class PictureError extends Error {
  override name = 'PictureError';

  constructor(readonly fault: PictureFault) {
    super(fault);
  }
}

/** A picture as the site keeps it: WebP, in one or two sizes. */
export interface MadePicture {
  readonly size: PictureSize;
  readonly large: Blob;
  readonly small: Blob | null;
  /** To look at. */
  readonly preview: ImageBitmap;
}

const WEBP = 'image/webp';
/** The first that is small enough is taken; below the last one pictures are ugly, and become smaller instead. */
const QUALITIES = [0.82, 0.7, 0.55, 0.4];
const SHRINK = 0.75;
const MOST_SHRINKING = 4;

/**
 * Makes of a file what the site keeps of it. Nothing but its pixels is left: what a camera noted, and the frames of an animation but the
 * first, are gone.
 * @throws PictureError
 */
export async function makePicture(file: Blob): Promise<MadePicture> {
  if (file.size > FILE_LIMITS.bytes) throw new PictureError('size');
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new PictureError('picture');
  });
  try {
    if (bitmap.width * bitmap.height > FILE_LIMITS.pixels) throw new PictureError('pixels');
    return await shrunk(bitmap);
  } finally {
    bitmap.close();
  }
}

async function shrunk(bitmap: ImageBitmap): Promise<MadePicture> {
  let size = largeSizeOf(bitmap);
  for (let times = 0; times <= MOST_SHRINKING; times += 1) {
    const smallSize = smallSizeOf(size);
    const large = await encoded(bitmap, size, UPLOAD_LIMITS.large.bytes);
    const small = smallSize && (await encoded(bitmap, smallSize, UPLOAD_LIMITS.small.bytes));
    if (large && (small || !smallSize)) {
      return { size, large, small, preview: await createImageBitmap(small ?? large) };
    }
    size = largeSizeOf({ width: size.width * SHRINK, height: size.height * SHRINK });
  }
  throw new PictureError('room');
}

/** In WebP, at the best quality that fits; null when none does. */
async function encoded(
  bitmap: ImageBitmap,
  { width, height }: PictureSize,
  most: number,
): Promise<Blob | null> {
  if (!('OffscreenCanvas' in globalThis)) throw new PictureError('browser');
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new PictureError('browser');
  // eslint-disable-next-line no-restricted-properties -- a hint, which other browsers ignore
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  for (const quality of QUALITIES) {
    const blob = await canvas.convertToBlob({ type: WEBP, quality });
    // A browser that cannot write it gives another format.
    if (blob.type !== WEBP) throw new PictureError('browser');
    const bytes = bareWebp(new Uint8Array(await blob.arrayBuffer()));
    if (bytes.length <= most) return new Blob([bytes], { type: WEBP });
  }
  return null;
}

/** Arguments of a call: engines take fewer than a picture has bytes. */
const CHUNK = 32_768;

/** The bytes of a file as the API takes them. */
export async function toBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK)));
  }
  return btoa(parts.join(''));
}
