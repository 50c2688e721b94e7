import { titledPictures, type TitledPicture } from '#messages/link-pictures';
import { createLettering } from '../../functions/content/pictures/lettering';
import { titlePicture } from '../../functions/content/pictures/title-picture';
import { displayLetters } from './display-letters';
import { drawGround } from './grounds';

/**
 * Returns each public page's link preview as JPEG, by path on the site: its title in the display font on one of the site's own
 * scenes, with the network's logo and name.
 */
export const pagePictures = async (): Promise<Record<string, Buffer>> => {
  const lettering = createLettering(displayLetters());
  const grounds = new Map<string | null, Promise<Buffer>>();
  const draw = async ({ file, title, art }: TitledPicture): Promise<[string, Buffer]> => {
    const ground = grounds.get(art) ?? drawGround(art, lettering);
    grounds.set(art, ground);
    return [file, await titlePicture(title, await ground, lettering)];
  };
  return Object.fromEntries(await Promise.all(titledPictures.map(draw)));
};
