import { purge } from '../shared-purge';
import type { PictureDesk } from './desk-routes';
import { makeSizes } from './make-sizes';
import { createPictures } from './pictures';
import { pictureParts } from './services';

/** Separate from the picture services of other functions, because it imports the image decoder. */
export const pictureDesk: PictureDesk = { pictures: createPictures({ ...pictureParts, makeSizes }), purge };
