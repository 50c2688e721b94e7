// Decision record: docs/decisions/0025-pictures.md
import type { Sharp } from 'sharp';
import { readPictureKind } from '@/contract/picture-kind';
import type { NewPicture } from '@/contract/picture-requests';
import { inBothSizes, QUALITIES } from '@/contract/picture-sizes';
import { type PictureSize, READABLE_TYPES, UPLOAD_LIMITS } from '@/contract/uploads';
import { invalidFields } from '../../core/errors/api-error';

type Sizes = Pick<NewPicture, 'large' | 'small'>;

/** Time to read a picture, in seconds: a function has ten. */
const MOST_SECONDS = 8;

const refused = (what: string) => invalidFields({ original: `The picture ${what}` });

/**
 * Makes the stored sizes of an original from a camera, for browsers that cannot: upright, in sRGB, and nothing but its pixels.
 * Takes Base64.
 * @throws ApiError `validation_failed` with the error of `original`
 */
export async function makeSizes(original: string): Promise<Sizes> {
  const bytes = Buffer.from(original, 'base64');
  if (bytes.toString('base64') !== original) throw refused('must be in Base64');
  const { type, size, isCut } = readPictureKind(bytes);
  // Checked before decoding: some formats that the decoder can read do more than show a picture.
  if (!READABLE_TYPES.some((readable) => readable === type))
    throw refused('must be JPEG, PNG, WebP, GIF or AVIF');
  if (isCut) throw refused('is cut short or broken');
  if (size && size.width * size.height > UPLOAD_LIMITS.original.pixels) throw tooManyPixels();
  // Imported on demand, because it takes a cold function a tenth of a second.
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes, { limitInputPixels: false, failOn: 'truncated', sequentialRead: true });
  const upright = await sizeOf(picture);
  if (upright.width * upright.height > UPLOAD_LIMITS.original.pixels) throw tooManyPixels();
  const encode = (wanted: PictureSize, most: number) => encoded(picture, wanted, most);
  const made = await inBothSizes(upright, encode).catch(() => {
    throw refused('is cut short or broken');
  });
  if (!made) throw refused('does not become small enough');
  return {
    large: made.large.toString('base64'),
    ...(made.small && { small: made.small.toString('base64') }),
  };
}

const tooManyPixels = () =>
  refused(`can have ${String(UPLOAD_LIMITS.original.pixels / 1_000_000)} million pixels at most`);

async function sizeOf(picture: Sharp): Promise<PictureSize> {
  const { autoOrient } = await picture.metadata().catch(() => {
    throw refused('is cut short or broken');
  });
  return autoOrient;
}

/** Encodes as WebP, at the best quality that fits; null when none does. */
async function encoded(picture: Sharp, { width, height }: PictureSize, most: number): Promise<Buffer | null> {
  const drawn = picture
    .clone()
    .timeout({ seconds: MOST_SECONDS })
    .autoOrient()
    .resize(width, height, { fit: 'fill' })
    .toColorspace('srgb');
  for (const quality of QUALITIES) {
    const bytes = await drawn
      .clone()
      .webp({ quality: Math.round(quality * 100) })
      .toBuffer();
    if (bytes.length <= most) return bytes;
  }
  return null;
}
