import { createHash } from 'node:crypto';
import type { NewPicture } from '@/contract/picture-requests';
import { type PictureSize, smallSizeOf, UPLOAD_LIMITS } from '@/contract/uploads';
import { invalidFields } from '../../core/errors/api-error';
import { readWebp } from './read-webp';

export interface PictureFile {
  readonly size: PictureSize;
  readonly bytes: Buffer;
}

export interface CheckedPicture {
  /** The same for the same bytes. */
  readonly id: string;
  readonly size: PictureSize;
  /** The large one first. */
  readonly files: readonly PictureFile[];
}

const ID_DIGITS = 32;

/**
 * Returns the uploaded picture, if the site accepts all of it.
 * @throws ApiError `validation_failed` with the error of `large` or `small`
 */
export function checkPicture({ large, small }: Pick<NewPicture, 'large' | 'small'>): CheckedPicture {
  if (large === undefined) throw invalidFields({ large: 'The picture is missing' });
  const first = fileOf('large', 'The picture', large);
  const { width, height } = first.size;
  const { width: mostWidth, height: mostHeight } = UPLOAD_LIMITS.large;
  if (width > mostWidth || height > mostHeight) {
    throw invalidFields({
      large: `The picture can be ${pixels(UPLOAD_LIMITS.large)} at most, and is ${pixels(first.size)}`,
    });
  }
  const wanted = smallSizeOf(first.size);
  if (wanted === null) {
    if (small !== undefined) throw invalidFields({ small: 'A picture of this width has no small size' });
    return { id: idOf([first]), size: first.size, files: [first] };
  }
  if (small === undefined) throw invalidFields({ small: `The small size is missing: ${pixels(wanted)}` });
  const second = fileOf('small', 'The small size', small);
  if (second.size.width !== wanted.width || second.size.height !== wanted.height) {
    throw invalidFields({ small: `The small size must be ${pixels(wanted)}, and is ${pixels(second.size)}` });
  }
  return { id: idOf([first, second]), size: first.size, files: [first, second] };
}

const pixels = ({ width, height }: PictureSize) => `${String(width)} × ${String(height)} pixels`;

function fileOf(field: 'large' | 'small', label: string, text: string): PictureFile {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.toString('base64') !== text) throw invalidFields({ [field]: `${label} must be in Base64` });
  const { bytes: most } = UPLOAD_LIMITS[field];
  if (bytes.length > most)
    throw invalidFields({ [field]: `${label} is limited to ${String(most / 1_000)} kB` });
  const reading = readWebp(bytes);
  if ('fault' in reading) throw invalidFields({ [field]: `${label} ${reading.fault}` });
  return { size: reading.size, bytes };
}

function idOf(files: readonly PictureFile[]): string {
  const hash = createHash('sha256');
  for (const { bytes } of files) hash.update(bytes);
  return hash.digest('hex').slice(0, ID_DIGITS);
}
