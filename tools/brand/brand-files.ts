import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generalPicture } from '#messages/link-pictures';
import { logoFile } from '#network/private/logo';
import { isLogoDrawn, logoPicture } from '#network/theme';
import { palettes } from '@/theme/tokens';
import { encodeIco } from './ico';
import { linkPreview } from './link-preview';
import { manifest } from './manifest';
import { markPng, markSvg } from './mark';
import { pagePictures } from './page-pictures';

const night = palettes.dark.canvas;

const favicon = async (): Promise<Buffer> =>
  encodeIco(
    await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await markPng(size, size / 16) }))),
  );

/** Returns the logo itself: for tabs if it is a drawing, and for pages if it is a file. */
const logoFiles = (): Record<string, string | Buffer> => {
  const drawing = markSvg();
  return {
    ...(drawing !== null && { 'favicon.svg': drawing }),
    ...(logoFile && { [logoPicture.slice(1)]: Buffer.from(logoFile.shown, 'base64') }),
  };
};

/** Returns the logo's files, the icons made from it, and the manifest that names them, by path on the site. */
export const iconFiles = async (): Promise<Record<string, string | Buffer>> => ({
  ...logoFiles(),
  'favicon.ico': await favicon(),
  'icons/icon-192.png': await markPng(192, 12),
  'icons/icon-512.png': await markPng(512, 32),
  // Systems crop this icon, at most to a circle of four fifths of its side. A logo from a file may extend to its corners.
  'icons/icon-maskable-512.png': await markPng(512, isLogoDrawn ? 22 : 18, night),
  'apple-touch-icon.png': await markPng(180, 9, night),
  'site.webmanifest': `${JSON.stringify(manifest(), null, 2)}\n`,
});

/**
 * Returns the files that carry the network's name and logo outside its pages, by path on the site: favicons, icons and manifest
 * of the installed site, and link preview pictures.
 */
export const brandFiles = async (): Promise<Record<string, string | Buffer>> => ({
  ...(await iconFiles()),
  [generalPicture.file]: await linkPreview(),
  ...(await pagePictures()),
});

/** Writes the brand files into a folder that is served. */
export const writeBrandFiles = async (directory: string): Promise<void> => {
  for (const [name, content] of Object.entries(await brandFiles())) {
    const file = path.join(directory, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
};
