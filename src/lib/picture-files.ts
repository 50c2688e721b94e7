/** The widths, in pixels, in which the build makes each card picture: of a row, of a card, and of a large card. */
const WIDTHS = [384, 640, 800] as const;

/** A picture in one width and one form. */
export interface PictureFile {
  /** In pixels. */
  width: number;
  /** Its address from the site's root. */
  address: string;
}

export type PictureForm = 'avif' | 'webp';

/** The folder of the card pictures, from the site's root. */
export const PICTURES = '/media/art';

/** What the build makes of the card picture `name`, and pages show of it, from the smallest to the largest. */
export const pictureFiles = (name: string, form: PictureForm): PictureFile[] =>
  WIDTHS.map((width) => ({ width, address: `${PICTURES}/${name}-${String(width)}.${form}` }));
