import path from 'node:path';
import sharp from 'sharp';
import { linkPictureSize, titledPictures, type TitledPicture } from '@/content/link-pictures';
import { site } from '@/content/site';
import type { ArtName } from '@/content/visuals';
import { palettes } from '@/theme/tokens';
import { letterLine, widthOf, wrap } from './lettering';
import { previewScene } from './link-preview';
import { markPng } from './mark';

const { width: WIDTH, height: HEIGHT } = linkPictureSize;
const { canvas, text, grass } = palettes.dark;

const MARGIN = 72;
const MARK = 64;
/** Where the name starts, right of the mark. */
const NAME_LEFT = MARGIN + MARK + 20;
const TITLE = { width: 570, height: 320, largest: 132, lineHeight: 1.02 };
/** How far the art is moved to the right of the words, in pixels. */
const ART_LEFT = 400;

/** The largest size in pixels, in steps of four, at which a test holds. */
const largestSize = (from: number, fits: (size: number) => boolean): number => {
  let size = from;
  while (size > 16 && !fits(size)) size -= 4;
  return size;
};

/** The title at the foot of the picture, as large as it fits. */
const titleLines = (title: string): string => {
  const fits = (size: number) => {
    const lines = wrap(title, size, TITLE.width);
    const isNarrow = lines.every((line) => widthOf(line, size) <= TITLE.width);
    return isNarrow && lines.length * size * TITLE.lineHeight <= TITLE.height;
  };
  const size = largestSize(TITLE.largest, fits);
  const lines = wrap(title, size, TITLE.width);
  const last = HEIGHT - MARGIN - 8;
  const baseline = (index: number) => Math.round(last - (lines.length - 1 - index) * size * TITLE.lineHeight);
  return lines.map((line, index) => letterLine(line, size, MARGIN, baseline(index), text)).join('');
};

const nameLine = (): string => {
  const size = largestSize(48, (candidate) => widthOf(site.name, candidate) <= WIDTH - MARGIN - NAME_LEFT);
  return letterLine(site.name, size, NAME_LEFT, Math.round(MARGIN + MARK / 2 + size * 0.35), text);
};

/** The ground of the words, and the words. */
const words = (title: string): Buffer => {
  const stop = (offset: number, opacity: number) =>
    `<stop offset="${String(offset)}" stop-color="${canvas}" stop-opacity="${String(opacity)}"/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(WIDTH)}" height="${String(HEIGHT)}">
    <linearGradient id="ground">${stop(0.34, 1)}${stop(0.52, 0.78)}${stop(0.7, 0)}</linearGradient>
    <rect width="100%" height="100%" fill="url(#ground)"/>
    <rect width="100%" height="8" y="${String(HEIGHT - 8)}" fill="${grass}"/>
    ${nameLine()}${titleLines(title)}</svg>`,
  );
};

/** Art with the night at its left, where the words come to stand. */
const ground = async (art: ArtName | null): Promise<Buffer> => {
  const left = art ? ART_LEFT : 0;
  const file = art ? path.join('public', 'media', 'art', `${art}.webp`) : previewScene;
  return sharp(file)
    .resize(WIDTH - left, HEIGHT, { fit: 'cover' })
    .extend({ left, background: canvas })
    .removeAlpha()
    .raw()
    .toBuffer();
};

/**
 * The picture that link previews show of each public page, as JPEG by its path on the site: its title in the display
 * font on one of the site's own scenes, with the network's logo and name.
 */
export const pagePictures = async (
  pictures: readonly TitledPicture[] = titledPictures,
): Promise<Record<string, Buffer>> => {
  const mark = { input: await markPng(MARK, MARK / 16), left: MARGIN, top: MARGIN };
  const grounds = new Map<ArtName | null, Promise<Buffer>>();
  const draw = async ({ file, title, art }: TitledPicture): Promise<[string, Buffer]> => {
    const drawn = grounds.get(art) ?? ground(art);
    grounds.set(art, drawn);
    const picture = sharp(await drawn, { raw: { ...linkPictureSize, channels: 3 } })
      .composite([{ input: words(title) }, mark])
      .jpeg({ quality: 78, mozjpeg: true });
    return [file, await picture.toBuffer()];
  };
  return Object.fromEntries(await Promise.all(pictures.map(draw)));
};
