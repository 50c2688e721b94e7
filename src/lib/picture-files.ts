/** Pixels of a card picture as it was drawn. */
export const ART_SIZE = { width: 800, height: 450 } as const;

/** The widths, in pixels, in which the build makes each card picture: of a row, of a card, and of a large card. */
const WIDTHS = [384, 640, 800] as const;

/** A picture in one width and one format. */
export interface PictureFile {
  /** Pixels. */
  width: number;
  /** Its path from the site's root. */
  address: string;
}

export type PictureForm = 'avif' | 'webp';

/** Folder of the card pictures, from the site's root. */
export const PICTURES = '/media/art';

/**
 * Returns the files of the card picture `name` that the build makes and pages show, from the smallest to the
 * largest.
 */
export const pictureFiles = (name: string, form: PictureForm): PictureFile[] =>
  WIDTHS.map((width) => ({ width, address: `${PICTURES}/${name}-${String(width)}.${form}` }));

/** The picture as it was drawn, from the site's root, for browsers that know no widths. */
export const wholePicture = (name: string): string => `${PICTURES}/${name}.webp`;

/** All addresses of a picture. */
export const addressesOf = (name: string): string[] => [
  wholePicture(name),
  ...(['avif', 'webp'] as const).flatMap((form) => pictureFiles(name, form).map(({ address }) => address)),
];
