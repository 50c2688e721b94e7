import type { ArtName } from '@/contract/network/visuals';
import { titledPictures, type TitledPicture } from '@/messages/en/link-pictures';
import { createLettering } from '../../functions/content/pictures/lettering';
import { titlePicture } from '../../functions/content/pictures/title-picture';
import { displayLetters } from './display-letters';
import { drawGround } from './grounds';

/**
 * The picture that link previews show of each public page, as JPEG by its path on the site: its title in the display
 * font on one of the site's own scenes, with the network's logo and name.
 */
export const pagePictures = async (
  pictures: readonly TitledPicture[] = titledPictures,
): Promise<Record<string, Buffer>> => {
  const lettering = createLettering(displayLetters());
  const grounds = new Map<ArtName | null, Promise<Buffer>>();
  const draw = async ({ file, title, art }: TitledPicture): Promise<[string, Buffer]> => {
    const ground = grounds.get(art) ?? drawGround(art, lettering);
    grounds.set(art, ground);
    return [file, await titlePicture(title, await ground, lettering)];
  };
  return Object.fromEntries(await Promise.all(pictures.map(draw)));
};
