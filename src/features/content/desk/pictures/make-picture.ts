import { type PictureKind, readPictureKind } from '@/contract/picture-kind';
import { inBothSizes, QUALITIES, type PictureSizes } from '@/contract/picture-sizes';
import {
  largeSizeOf,
  type PictureSize,
  READABLE_TYPES,
  smallSizeOf,
  UPLOAD_LIMITS,
} from '@/contract/uploads';
import { bareWebp } from './bare-webp';
import { canvasFormat, drawn } from './canvas';

const { original } = UPLOAD_LIMITS;
/** Most that a file may have, in bytes, and in pixels once it is read: a browser holds four bytes for each. */
export const FILE_LIMITS = { bytes: 20_000_000, pixels: original.pixels } as const;

export type PictureFault =
  'size' | 'pixels' | 'picture' | 'browser' | 'room' | 'empty' | 'cut' | 'heic' | 'svg';

/** A file that cannot become a picture of the site, and why. */
export class PictureError extends Error {
  override name = 'PictureError';

  constructor(readonly fault: PictureFault) {
    super(fault);
  }
}

/** The parts of a picture that are sent: WebP in one or two sizes, or one file of which the function makes them if the browser cannot. */
export type SentPicture = Pick<PictureSizes<Blob>, 'large' | 'small'> | { readonly original: Blob };

/** A picture that is ready to be sent. */
export interface MadePicture {
  readonly size: PictureSize;
  readonly sent: SentPicture;
  /** Whether further pictures of an animation are left out. */
  readonly isAnimated: boolean;
  /** To look at. */
  readonly preview: ImageBitmap;
}

const WEBP = 'image/webp';

/**
 * Makes of a file what the site keeps of it, or what the function needs for that. Nothing but its pixels will be left: what a camera
 * noted, and the frames of an animation but the first, are gone.
 * @throws PictureError
 */
export async function makePicture(file: Blob): Promise<MadePicture> {
  if (file.size > FILE_LIMITS.bytes) throw new PictureError('size');
  const kind = readPictureKind(new Uint8Array(await file.arrayBuffer()));
  refuse(file, kind);
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new PictureError(kind.type === 'heic' ? 'heic' : 'picture');
  });
  try {
    refuseHuge(bitmap);
    const size = largeSizeOf(bitmap);
    const preview = await previewOf(bitmap, smallSizeOf(size) ?? size);
    return { size, preview, isAnimated: kind.isAnimated, ...(await madeOf(file, kind, bitmap)) };
  } finally {
    bitmap.close();
  }
}

/** Refuses what no browser need try to read. */
function refuse({ size: bytes }: Blob, { type, size, isCut }: PictureKind): void {
  if (bytes === 0) throw new PictureError('empty');
  if (type === 'svg') throw new PictureError('svg');
  if (isCut) throw new PictureError('cut');
  if (size) refuseHuge(size);
}

function refuseHuge({ width, height }: PictureSize): void {
  if (width * height > FILE_LIMITS.pixels) throw new PictureError('pixels');
}

const previewOf = (bitmap: ImageBitmap, { width, height }: PictureSize): Promise<ImageBitmap> =>
  createImageBitmap(bitmap, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' });

async function madeOf(
  file: Blob,
  kind: PictureKind,
  bitmap: ImageBitmap,
): Promise<Pick<MadePicture, 'sent'> & { size?: PictureSize }> {
  const canSendIt = READABLE_TYPES.some((type) => type === kind.type) && file.size <= original.bytes;
  // Browsers disagree about the colors of a printing press.
  if (kind.isCmyk && canSendIt) return { sent: { original: file } };
  const format = await canvasFormat();
  if (format === WEBP) {
    const made = await inBothSizes(bitmap, (size, most) => encoded(bitmap, size, most));
    if (!made) throw new PictureError('room');
    return { size: made.size, sent: { large: made.large, small: made.small } };
  }
  if (canSendIt) return { sent: { original: file } };
  // It may look different from what was drawn.
  if (format === null) throw new PictureError('browser');
  return { sent: { original: await redrawn(bitmap) } };
}

/** In WebP, at the best quality that fits; null when none does. */
async function encoded(bitmap: ImageBitmap, size: PictureSize, most: number): Promise<Blob | null> {
  const canvas = drawn(bitmap, size);
  for (const quality of QUALITIES) {
    const blob = await canvas.convertToBlob({ type: WEBP, quality });
    const bytes = bareWebp(new Uint8Array(await blob.arrayBuffer()));
    if (bytes.length <= most) return new Blob([bytes], { type: WEBP });
  }
  return null;
}

/** In a format that every browser writes: losslessly and with what is transparent where that fits, else as a photo. */
async function redrawn(bitmap: ImageBitmap): Promise<Blob> {
  const canvas = drawn(bitmap, largeSizeOf(bitmap));
  const lossless = await canvas.convertToBlob({ type: 'image/png' });
  if (lossless.size <= original.bytes) return lossless;
  const photo = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
  if (photo.size > original.bytes) throw new PictureError('room');
  return photo;
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
