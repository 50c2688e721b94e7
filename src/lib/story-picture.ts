import { STORY_PICTURE_PATH } from '@/contract/content-paths';

/** The parts of a story that its picture shows. */
interface PicturedStory {
  slug: string;
  title: string;
  art: string;
}

/** FNV-1a of a text's UTF-16 units, in 32 bits: enough to tell a changed title from the old one. */
const hashOf = (text: string): string => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
};

/** Returns the path of a story's picture for link previews, from the site's root. */
export const storyPicturePath = (slug: string): string => STORY_PICTURE_PATH.replace(':slug', slug);

/**
 * Returns the path with a hash of the picture's content: chat programs cache pictures by URL, and must
 * refetch it after a change of the title or art.
 */
export const storyPictureAddress = ({ slug, title, art }: PicturedStory): string =>
  `${storyPicturePath(slug)}?v=${hashOf(`${art} ${title}`)}`;
