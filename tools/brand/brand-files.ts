import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generalPicture } from '@/messages/en/link-pictures';
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

/**
 * What carries the network's name and logo outside its pages, made from the content and the theme: favicons, icons of
 * the installed site, its manifest and the pictures of link previews, each by its path on the site.
 */
export const brandFiles = async (): Promise<Record<string, string | Buffer>> => ({
  'favicon.svg': markSvg(),
  'favicon.ico': await favicon(),
  'icons/icon-192.png': await markPng(192, 12),
  'icons/icon-512.png': await markPng(512, 32),
  'icons/icon-maskable-512.png': await markPng(512, 22, night),
  'apple-touch-icon.png': await markPng(180, 9, night),
  'site.webmanifest': `${JSON.stringify(manifest(), null, 2)}\n`,
  [generalPicture.file]: await linkPreview(),
  ...(await pagePictures()),
});

/** Writes them into a folder from which they are served. */
export const writeBrandFiles = async (directory: string): Promise<void> => {
  for (const [name, content] of Object.entries(await brandFiles())) {
    const file = path.join(directory, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
};
