import { type PictureSize, readUploadPath, smallSizeOf } from '@/contract/uploads';

const BASE = '/uploads/';

/** Name under which a picture is stored in one of its sizes. Addresses spell the size otherwise. */
export const fileName = (id: string, { width, height }: PictureSize): string =>
  `${id}-${String(width)}x${String(height)}.webp`;

/** All files of a picture. */
export function fileNames(id: string, size: PictureSize): string[] {
  const small = smallSizeOf(size);
  return [size, ...(small ? [small] : [])].map((each) => fileName(id, each));
}

/** The picture of a file or of an address's last part, and its size; null for any other name. */
export const readFileName = (name: string) => readUploadPath(BASE + name);

/** The tag under which the CDN keeps a picture. */
export const tagOf = (id: string): string => `picture-${id}`;
