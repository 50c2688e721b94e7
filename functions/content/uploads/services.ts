import { createBlobShelf } from '../../core/blobs/blob-shelf';
import { patientDatabase } from '../../core/database/shared';
import { writeLog } from '../../core/log';
import { systemClock as clock } from '../../core/time/clock';
import { shipped } from '../services';
import { purge } from '../shared-purge';
import { createContentStore } from '../store/content-store';
import type { PictureDesk } from './desk-routes';
import { createPictureStore } from './picture-store';
import { createPictureUpkeep } from './picture-upkeep';
import { createPictureUses } from './picture-uses';
import { createPictures } from './pictures';

const store = createPictureStore(patientDatabase);
const shelf = createBlobShelf('pictures');
const documents = createContentStore(patientDatabase, shipped);
const uses = createPictureUses({ store, documents, shipped });

export const pictures = createPictures({ store, uses, shelf, clock });
export const pictureDesk: PictureDesk = { pictures, purge };
export const pictureUpkeep = createPictureUpkeep({ store, uses, shelf, purge, clock, log: writeLog });
