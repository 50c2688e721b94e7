import sharp from 'sharp';
import { linkPictureSize } from '#messages/link-pictures';
import { identity } from '#network/identity';
import { palettes } from '@/theme/tokens';
import type { Lettering } from '../../functions/content/pictures/lettering';
import { largestSize, MARGIN } from '../../functions/content/pictures/title-picture';
import { artSource } from './art-source';
import { previewScene } from './link-preview';
import { markPng } from './mark';

const { width: WIDTH, height: HEIGHT } = linkPictureSize;
const { canvas, grass } = palettes.dark;

const MARK = 64;
/** Left edge of the name, beside the mark. */
const NAME_LEFT = MARGIN + MARK + 20;
const NAME = { largest: 48, smallest: 16 };
/** Distance by which the art is shifted right of the text, in pixels. */
const ART_LEFT = 400;

/** Returns the network's name as SVG, or nothing if the fonts lack one of its letters: then the mark stands alone. */
const nameLine = (lettering: Lettering): string => {
  const lettered = lettering.letter(identity.name);
  if (!lettered) return '';
  const { face, words } = lettered;
  const name = words.join(' ');
  const fits = (size: number) => face.widthOf(name, size) <= WIDTH - MARGIN - NAME_LEFT;
  const size = largestSize(NAME.largest, NAME.smallest, fits) ?? NAME.smallest;
  return face.draw(name, { size, x: NAME_LEFT, y: Math.round(MARGIN + MARK / 2 + size * 0.35) });
};

/** Returns the dark shade behind the text, and the name above it. */
const shade = (lettering: Lettering): Buffer => {
  const stop = (offset: number, opacity: number) =>
    `<stop offset="${String(offset)}" stop-color="${canvas}" stop-opacity="${String(opacity)}"/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(WIDTH)}" height="${String(HEIGHT)}">
    <linearGradient id="ground">${stop(0.34, 1)}${stop(0.52, 0.78)}${stop(0.7, 0)}</linearGradient>
    <rect width="100%" height="100%" fill="url(#ground)"/>
    <rect width="100%" height="8" y="${String(HEIGHT - 8)}" fill="${grass}"/>
    ${nameLine(lettering)}</svg>`,
  );
};

/**
 * Returns a title's background as lossless WebP: an art with the dark shade at its left, where the text goes below the
 * network's mark and name.
 * @param art null for the hero's scene
 */
export const drawGround = async (art: string | null, lettering: Lettering): Promise<Buffer> => {
  const left = art ? ART_LEFT : 0;
  const file = art ? artSource(art) : previewScene;
  const scene = await sharp(file)
    .resize(WIDTH - left, HEIGHT, { fit: 'cover' })
    .extend({ left, background: canvas })
    .removeAlpha()
    .raw()
    .toBuffer();
  return sharp(scene, { raw: { ...linkPictureSize, channels: 3 } })
    .composite([
      { input: shade(lettering) },
      { input: await markPng(MARK, MARK / 16), left: MARGIN, top: MARGIN },
    ])
    .webp({ lossless: true, effort: 0 })
    .toBuffer();
};
