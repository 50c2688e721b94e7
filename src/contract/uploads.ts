/**
 * Addresses of uploaded pictures, `/uploads/<id>-<width>w<height>h.webp`, so that a page knows the size
 * before the picture loads. Contains no validator, because public pages use it.
 */

/** Size in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Each picture is stored in two sizes, unless it is no wider than the small one. */
export const UPLOAD_LIMITS = {
  large: { width: 1_600, height: 3_200, bytes: 1_000_000 },
  small: { width: 800, bytes: 300_000 },
  /**
   * A file whose sizes the function makes. It fits the 6 MB of a call in Base64, even if a platform encodes
   * it once more.
   */
  original: { bytes: 3_300_000, pixels: 50_000_000 },
  /** Maximum length of the description, in characters. */
  alt: 200,
  /** Maximum number of pictures of a site. */
  most: 500,
} as const;

/** Formats of an original that the function can read. */
export const READABLE_TYPES = ['jpeg', 'png', 'webp', 'gif', 'avif'] as const;

/**
 * An id of 32 hexadecimal digits and a size. Ad blockers match `-728x90.`, so the size is written as `w` and
 * `h`.
 */
const ADDRESS = /^\/uploads\/([0-9a-f]{32})-([1-9]\d{0,3})w([1-9]\d{0,3})h\.webp$/;
/** Form of addresses in older texts. */
const EARLIER_ADDRESS = /^\/uploads\/([0-9a-f]{32})-([1-9]\d{0,3})x([1-9]\d{0,3})\.webp$/;

/** Returns the path of a picture in one of its sizes. */
export const uploadPath = (id: string, { width, height }: PictureSize): string =>
  `/uploads/${id}-${String(width)}w${String(height)}h.webp`;

export interface UploadPath {
  readonly id: string;
  readonly size: PictureSize;
}

/** Returns the id and size in a picture's path; null for any other path. */
export function readUploadPath(path: string): UploadPath | null {
  const [, id, width, height] = ADDRESS.exec(path) ?? EARLIER_ADDRESS.exec(path) ?? [];
  if (id === undefined) return null;
  return { id, size: { width: Number(width), height: Number(height) } };
}

/** Returns the size of the small picture; null if none is needed. */
export function smallSizeOf({ width, height }: PictureSize): PictureSize | null {
  const { width: most } = UPLOAD_LIMITS.small;
  if (width <= most) return null;
  return { width: most, height: Math.max(1, Math.round((height * most) / width)) };
}

/** Returns the largest size in which a picture may be uploaded. */
export function largeSizeOf({ width, height }: PictureSize): PictureSize {
  const { large } = UPLOAD_LIMITS;
  const scale = Math.min(1, large.width / width, large.height / height);
  const scaled = (length: number, most: number) => Math.min(most, Math.max(1, Math.round(length * scale)));
  return { width: scaled(width, large.width), height: scaled(height, large.height) };
}

/** Attributes of an `img`. */
export interface UploadSources extends PictureSize {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
}

/**
 * Returns the `img` attributes with which a picture loads in a suitable size without moving the page; null
 * unless it is an uploaded one. Addresses are in today's form. `sizes` are those of a text column.
 */
export function uploadSources(src: string): UploadSources | null {
  const found = readUploadPath(src);
  if (!found) return null;
  const { id, size } = found;
  const small = smallSizeOf(size);
  const whole = { src: uploadPath(id, size), ...size };
  if (!small) return whole;
  const candidates = [small, size].map((each) => `${uploadPath(id, each)} ${String(each.width)}w`);
  return { ...whole, srcSet: candidates.join(', '), sizes: '(min-width: 800px) 720px, 100vw' };
}
