import { identity } from '#network/identity';
import { pagePictures } from '#network/page-details';
import type { ArtName } from '@/contract/network/visuals';

/** Of every link picture, in pixels: what chat programs and search engines show large. */
export const linkPictureSize = { width: 1200, height: 630 } as const;

/** Picture that link previews show of a page. */
export interface LinkPicture {
  /** Where it lies, from the site's root. */
  file: `media/${string}.jpg`;
  alt: string;
}

/** A picture that is drawn for one page. */
export interface TitledPicture extends LinkPicture {
  title: string;
  /** Null for the home page's scene. */
  art: ArtName | null;
}

/** What a picture shows that has a title drawn on a scene. */
export const titledAlt = (title: string): string =>
  `${identity.name}: ${title}. Behind the words lies a scene built of blocks.`;

/** One for each public page. */
export const titledPictures: readonly TitledPicture[] = Object.entries(pagePictures).map(
  ([id, { title, art }]) => ({ file: `media/og/${id}.jpg`, alt: titledAlt(title), title, art }),
);

/** Of every page that search engines do not list. */
export const generalPicture: LinkPicture = {
  file: 'media/og.jpg',
  alt: `The logo of ${identity.name} before a scene built of blocks.`,
};

/** The picture of the page with this id. */
export const linkPictureOf = (id: string): LinkPicture =>
  titledPictures.find(({ file }) => file === `media/og/${id}.jpg`) ?? generalPicture;
