import path from 'node:path';
import sharp from 'sharp';
import { identity } from '#network/identity';
import type { ArtName } from '@/contract/network/visuals';
import { linkPictureSize } from '@/messages/en/link-pictures';
import { palettes } from '@/theme/tokens';
import type { Lettering } from '../../functions/content/pictures/lettering';
import { largestSize, MARGIN } from '../../functions/content/pictures/title-picture';
import { previewScene } from './link-preview';
import { markPng } from './mark';

const { width: WIDTH, height: HEIGHT } = linkPictureSize;
const { canvas, grass } = palettes.dark;

const MARK = 64;
/** Where the name starts, right of the mark. */
const NAME_LEFT = MARGIN + MARK + 20;
const NAME = { largest: 48, smallest: 16 };
/** How far the art is moved to the right of the words, in pixels. */
const ART_LEFT = 400;

/** Returns the network's name as SVG, or nothing if the fonts lack a letter of it: the mark stands alone then. */
const nameLine = (lettering: Lettering): string => {
  const lettered = lettering.letter(identity.name);
  if (!lettered) return '';
  const { face, words } = lettered;
  const name = words.join(' ');
  const fits = (size: number) => face.widthOf(name, size) <= WIDTH - MARGIN - NAME_LEFT;
  const size = largestSize(NAME.largest, NAME.smallest, fits) ?? NAME.smallest;
  return face.draw(name, { size, x: NAME_LEFT, y: Math.round(MARGIN + MARK / 2 + size * 0.35) });
};

/** The night below the words, and the name above them. */
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
 * What a title is lettered on, as WebP without loss: an art, with the night at its left, where the words come to stand below the
 * network's mark and name.
 * @param art null for the hero's scene
 */
export const drawGround = async (art: ArtName | null, lettering: Lettering): Promise<Buffer> => {
  const left = art ? ART_LEFT : 0;
  const file = art ? path.join('public', 'media', 'art', `${art}.webp`) : previewScene;
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
