import { type PictureSize, readUploadPath, smallSizeOf, uploadPath } from '@/contract/uploads';

const BASE = '/uploads/';

/** Under which a picture lies in one of its sizes, which is also the last part of its address. */
export const fileName = (id: string, size: PictureSize): string => uploadPath(id, size).slice(BASE.length);

/** All files of a picture. */
export function fileNames(id: string, size: PictureSize): string[] {
  const small = smallSizeOf(size);
  return [size, ...(small ? [small] : [])].map((each) => fileName(id, each));
}

/** The picture of a file, and its size; null for what is none. */
export const readFileName = (name: string) => readUploadPath(BASE + name);

/** The tag under which the CDN keeps a picture. */
export const tagOf = (id: string): string => `picture-${id}`;
