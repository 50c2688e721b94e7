import { identity } from '#network/identity';
import { pagePictures } from '#network/page-details';

/** Size of every link picture in pixels, at which chat programs and search engines show it large. */
export const linkPictureSize = { width: 1200, height: 630 } as const;

/** A page's picture in link previews. */
export interface LinkPicture {
  /** Path from the site's root. */
  file: `media/${string}.jpg`;
  alt: string;
}

/** A picture drawn for a single page. */
export interface TitledPicture extends LinkPicture {
  title: string;
  /** Null for the home page's scene. */
  art: string | null;
}

/** Returns the alternative text of a picture with a title over a scene. */
export const titledAlt = (title: string): string =>
  `${identity.name}: ${title}, over a scene built of blocks.`;

/** One picture for each public page. */
export const titledPictures: readonly TitledPicture[] = Object.entries(pagePictures).map(
  ([id, { title, art }]) => ({ file: `media/og/${id}.jpg`, alt: titledAlt(title), title, art }),
);

/** Picture of every page that search engines do not list. */
export const generalPicture: LinkPicture = {
  file: 'media/og.jpg',
  alt: `The ${identity.name} logo over a scene built of blocks.`,
};

export const linkPictureOf = (id: string): LinkPicture =>
  titledPictures.find(({ file }) => file === `media/og/${id}.jpg`) ?? generalPicture;
