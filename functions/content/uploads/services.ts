import { createBlobShelf } from '../../core/blobs/blob-shelf';
import { patientDatabase } from '../../core/database/shared';
import { writeLog } from '../../core/log';
import { systemClock as clock } from '../../core/time/clock';
import { shipped } from '../services';
import { purge } from '../shared-purge';
import { createContentStore } from '../store/content-store';
import type { PictureFiles } from './file-route';
import { createPictureStore } from './picture-store';
import { createPictureUpkeep } from './picture-upkeep';
import { createPictureUses } from './picture-uses';

const store = createPictureStore(patientDatabase);
const shelf = createBlobShelf('pictures');
const documents = createContentStore(patientDatabase, shipped);
const uses = createPictureUses({ store, documents, shipped });

export const pictureParts = { store, uses, shelf, clock };
export const pictureFiles: PictureFiles = { file: (name) => shelf.get(name) };
export const pictureUpkeep = createPictureUpkeep({ store, uses, shelf, purge, clock, log: writeLog });
