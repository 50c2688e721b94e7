import { purge } from '../shared-purge';
import type { PictureDesk } from './desk-routes';
import { makeSizes } from './make-sizes';
import { createPictures } from './pictures';
import { pictureParts } from './services';

/** Apart from what other functions need of pictures: this brings along what decodes them. */
export const pictureDesk: PictureDesk = { pictures: createPictures({ ...pictureParts, makeSizes }), purge };
