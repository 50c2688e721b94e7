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
/** Maximum file size in bytes, and in pixels once decoded: a browser needs four bytes for each. */
export const FILE_LIMITS = { bytes: 20_000_000, pixels: original.pixels } as const;

export type PictureFault =
  'size' | 'pixels' | 'picture' | 'browser' | 'room' | 'empty' | 'cut' | 'heic' | 'svg';

/** A file that cannot become a picture of the site, with the reason. */
export class PictureError extends Error {
  override name = 'PictureError';

  constructor(readonly fault: PictureFault) {
    super(fault);
  }
}

/**
 * The uploaded parts of a picture: WebP in one or two sizes, or one file from which the function makes them
 * if the browser cannot.
 */
export type SentPicture = Pick<PictureSizes<Blob>, 'large' | 'small'> | { readonly original: Blob };

/** A picture that is ready for upload. */
export interface MadePicture {
  readonly size: PictureSize;
  readonly sent: SentPicture;
  /** True if further frames of an animation are dropped. */
  readonly isAnimated: boolean;
  readonly preview: ImageBitmap;
}

const WEBP = 'image/webp';

/**
 * Converts a file to the stored form, or to what the function needs for that. Only its pixels remain: camera
 * metadata and all but the first frame of an animation are dropped.
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

/** Rejects files that no browser should try to decode. */
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
  // Browsers disagree about print colors.
  if (kind.isCmyk && canSendIt) return { sent: { original: file } };
  const format = await canvasFormat();
  if (format === WEBP) {
    const made = await inBothSizes(bitmap, (size, most) => encoded(bitmap, size, most));
    if (!made) throw new PictureError('room');
    return { size: made.size, sent: { large: made.large, small: made.small } };
  }
  if (canSendIt) return { sent: { original: file } };
  // The canvas may differ from the drawn picture.
  if (format === null) throw new PictureError('browser');
  return { sent: { original: await redrawn(bitmap) } };
}

/** Returns WebP at the best quality that fits; null if none does. */
async function encoded(bitmap: ImageBitmap, size: PictureSize, most: number): Promise<Blob | null> {
  const canvas = drawn(bitmap, size);
  for (const quality of QUALITIES) {
    const blob = await canvas.convertToBlob({ type: WEBP, quality });
    const bytes = bareWebp(new Uint8Array(await blob.arrayBuffer()));
    if (bytes.length <= most) return new Blob([bytes], { type: WEBP });
  }
  return null;
}

/** Returns a format that every browser writes: lossless with transparency if that fits, else a photo. */
async function redrawn(bitmap: ImageBitmap): Promise<Blob> {
  const canvas = drawn(bitmap, largeSizeOf(bitmap));
  const lossless = await canvas.convertToBlob({ type: 'image/png' });
  if (lossless.size <= original.bytes) return lossless;
  const photo = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
  if (photo.size > original.bytes) throw new PictureError('room');
  return photo;
}

/** Arguments per call: engines allow fewer than a picture has bytes. */
const CHUNK = 32_768;

/** Returns a file's bytes in the API's encoding. */
export async function toBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK)));
  }
  return btoa(parts.join(''));
}
