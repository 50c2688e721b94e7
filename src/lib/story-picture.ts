import { STORY_PICTURE_PATH } from '@/contract/content-paths';

/** What a story's picture is drawn of. */
interface PicturedStory {
  slug: string;
  title: string;
  art: string;
}

/** FNV-1a of a text's UTF-16 units, in 32 bits: enough to tell one title from the one that it had before. */
const hashOf = (text: string): string => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
};

/** Where the picture that link previews show of a story lies, from the site's root. */
export const storyPicturePath = (slug: string): string => STORY_PICTURE_PATH.replace(':slug', slug);

/**
 * The same with a mark of what is drawn: chat programs keep pictures by their addresses, and fetch it anew when the title or the
 * art was changed.
 */
export const storyPictureAddress = ({ slug, title, art }: PicturedStory): string =>
  `${storyPicturePath(slug)}?v=${hashOf(`${art} ${title}`)}`;
