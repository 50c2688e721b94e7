import { previewScene } from '../brand/link-preview';
import { encodeWebp } from './host/encode-still';
import { published } from './host/paths';
import { takePicture } from './host/take-picture';
import { ART_BYTES, artNames, PREVIEW_SCENE_BYTES } from './promises';

/** The stills for the cards of news, modes and events. */
export const makeArt = async (): Promise<void> => {
  for (const name of artNames) {
    const picture = await takePicture(name);
    await encodeWebp(picture, published(`media/art/${name}.webp`), ART_BYTES);
  }
};

/** What lies behind the mark in link previews; the build puts the mark on it. */
export const makePreviewScene = async (): Promise<void> =>
  encodeWebp(await takePicture('share'), previewScene, PREVIEW_SCENE_BYTES);
