import { type PictureSize, readUploadPath, smallSizeOf } from '@/contract/uploads';

const BASE = '/uploads/';

/** Returns the storage name of a picture in one of its sizes. Addresses spell the size differently. */
export const fileName = (id: string, { width, height }: PictureSize): string =>
  `${id}-${String(width)}x${String(height)}.webp`;

export function fileNames(id: string, size: PictureSize): string[] {
  const small = smallSizeOf(size);
  return [size, ...(small ? [small] : [])].map((each) => fileName(id, each));
}

/** Returns the picture and size from a file's name or an address's last part; null for any other name. */
export const readFileName = (name: string) => readUploadPath(BASE + name);

export const tagOf = (id: string): string => `picture-${id}`;
