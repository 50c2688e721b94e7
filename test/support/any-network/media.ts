import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { ART_SIZE } from '@/lib/picture-files';
import { pngLogo, svgLogo } from '../fixtures/logos';

const require = createRequire(path.resolve('package.json'));
const packaged = (name: string): string => require.resolve(`@fontsource${name}.woff2`);

/** Font files by their names in the folder: one that varies in two scripts, and one per weight. */
const FONTS = {
  'media/title.woff2': packaged('-variable/tektur/files/tektur-latin-wght-normal'),
  'media/scripts/title-ru.woff2': packaged('-variable/tektur/files/tektur-cyrillic-wght-normal'),
  'media/text-400.woff2': packaged('/onest/files/onest-latin-400-normal'),
  'media/text-700.woff2': packaged('/onest/files/onest-latin-700-normal'),
};
const FILMS = { 'media/hero.mp4': 'public/media/hero.mp4', 'media/hero.webm': 'public/media/hero.webm' };

/** Draws a picture that is not of one color, so that its parts differ. */
const drawing = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 4, background: '#2e6f4f' } }).composite([
    { input: { create: { width: 90, height: 90, channels: 4, background: '#ffb84d80' } } },
  ]);
const SMALLEST = [ART_SIZE.width, ART_SIZE.height] as const;

/** Pictures by their names in the folder: every format, and shapes that have to be cropped. */
const PICTURES: Readonly<Record<string, () => Promise<Buffer>>> = {
  'media/smallest.png': () =>
    drawing(...SMALLEST)
      .png()
      .toBuffer(),
  'media/upright.jpg': () => drawing(900, 1600).jpeg().toBuffer(),
  'media/sideways.jpeg': () => drawing(900, 1600).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
  'media/wide/wide.webp': () => drawing(2400, 460).webp().toBuffer(),
  'media/square.avif': () => drawing(1000, 1000).avif({ effort: 0 }).toBuffer(),
};
const BACKDROPS: typeof PICTURES = {
  'media/hero.jpg': () => drawing(1600, 900).jpeg().toBuffer(),
  'media/Hero_2.x.png': () => drawing(2400, 1000).png().toBuffer(),
};
const LOGOS: typeof PICTURES = {
  'media/logo.svg': () => Promise.resolve(Buffer.from(svgLogo())),
  'media/logo.png': () => pngLogo(512),
};

/** Names of the files that themes may name. */
export const media = {
  arts: Object.keys(PICTURES),
  backdrops: Object.keys(BACKDROPS),
  logos: Object.keys(LOGOS),
  titles: ['media/title.woff2', 'media/scripts/title-ru.woff2'],
  texts: ['media/text-400.woff2', 'media/text-700.woff2'],
  mp4: 'media/hero.mp4',
  webm: 'media/hero.webm',
} as const;

/** Writes all of these files below a network's folder. */
export const writeMedia = async (folder: string): Promise<void> => {
  const target = async (name: string): Promise<string> => {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    return file;
  };
  for (const [name, source] of Object.entries({ ...FONTS, ...FILMS }))
    await copyFile(source, await target(name));
  for (const [name, draw] of Object.entries({ ...PICTURES, ...BACKDROPS, ...LOGOS }))
    await writeFile(await target(name), await draw());
};
