import path from 'node:path';
import { systemClock as clock } from '../../core/time/clock';
import { content } from '../services';
import { PARTS_DIRECTORY, readParts } from './picture-parts';
import type { PictureServices } from './routes';
import { createStoryPictures } from './story-pictures';

export const pictureServices: PictureServices = {
  content,
  pictureOf: createStoryPictures(readParts(path.resolve(PARTS_DIRECTORY), clock), clock),
};
