import path from 'node:path';
import { artFiles } from '#network/private/arts';
import { wholePicture } from '@/lib/picture-files';

/** Returns a picture's original: the bytes of an owner's own, or the path of the product's. */
export const artSource = (art: string): Buffer | string => {
  const own = artFiles[art];
  return own === undefined ? path.join('public', wholePicture(art)) : Buffer.from(own, 'base64');
};
