/**
 * Pictures that editors upload, by their addresses: `/uploads/<id>-<width>w<height>h.webp`, so that whoever shows one knows its size
 * before it is there. Without a validator, since public pages read it.
 */

/** In pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Each picture is there in two sizes, unless it is no wider than the small one. */
export const UPLOAD_LIMITS = {
  large: { width: 1_600, height: 3_200, bytes: 1_000_000 },
  small: { width: 800, bytes: 300_000 },
  /** A file whose sizes the function makes. In Base64, which a platform may encode once more, it fits the 6 MB of a call. */
  original: { bytes: 3_300_000, pixels: 50_000_000 },
  /** Characters of what a picture shows. */
  alt: 200,
  /** Pictures of a site. */
  most: 500,
} as const;

/** Formats of an original that the function reads. */
export const READABLE_TYPES = ['jpeg', 'png', 'webp', 'gif', 'avif'] as const;

/** An id of 32 hexadecimal digits and a size. Filter lists of ad blockers refuse sizes of ads where they read `-728x90.` */
const ADDRESS = /^\/uploads\/([0-9a-f]{32})-([1-9]\d{0,3})w([1-9]\d{0,3})h\.webp$/;
/** The form in texts that were written before. */
const EARLIER_ADDRESS = /^\/uploads\/([0-9a-f]{32})-([1-9]\d{0,3})x([1-9]\d{0,3})\.webp$/;

/** Where a picture lies in one of its sizes. */
export const uploadPath = (id: string, { width, height }: PictureSize): string =>
  `/uploads/${id}-${String(width)}w${String(height)}h.webp`;

export interface UploadPath {
  readonly id: string;
  readonly size: PictureSize;
}

/** The picture of an address, and its size; null for any other address. */
export function readUploadPath(path: string): UploadPath | null {
  const [, id, width, height] = ADDRESS.exec(path) ?? EARLIER_ADDRESS.exec(path) ?? [];
  if (id === undefined) return null;
  return { id, size: { width: Number(width), height: Number(height) } };
}

/** The size of the small one; null for a picture that needs none. */
export function smallSizeOf({ width, height }: PictureSize): PictureSize | null {
  const { width: most } = UPLOAD_LIMITS.small;
  if (width <= most) return null;
  return { width: most, height: Math.max(1, Math.round((height * most) / width)) };
}

/** The largest size that may be uploaded of a picture. */
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
 * Returns what an `img` needs so that it loads in the size that suits and nothing moves, by an address of today's form; null for
 * any other picture than an uploaded one. `sizes` are those of a text column.
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
