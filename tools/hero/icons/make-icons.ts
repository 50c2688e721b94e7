import { mkdir, writeFile } from 'node:fs/promises';
import { site } from '@/content/site';
import { palettes } from '@/theme/tokens';
import { encodeJpeg } from '../host/encode-still';
import { kept, published } from '../host/paths';
import { takePicture } from '../host/take-picture';
import { PREVIEW_BYTES } from '../promises';
import { encodeIco } from './ico';
import { markPng, markSvg } from './mark';

const night = palettes.dark.canvas;

const manifest = {
  name: site.name,
  short_name: site.name,
  description: site.description,
  start_url: '/',
  display: 'minimal-ui',
  background_color: night,
  theme_color: night,
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icons/icon-192.png', type: 'image/png', sizes: '192x192' },
    { src: '/icons/icon-512.png', type: 'image/png', sizes: '512x512' },
    { src: '/icons/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
};

/** The picture that link previews show: the hero's scene with the mark, and no name, which is the owner's. */
const makePreview = async (): Promise<void> => {
  const mark = await kept('mark.png');
  await writeFile(mark, markPng(224, 14));
  await encodeJpeg(await takePicture('share'), mark, published('media/og.jpg'), PREVIEW_BYTES);
};

/** Favicons, icons of the installed site, its manifest and the link preview. */
export const makeIcons = async (): Promise<void> => {
  await mkdir(published('icons'), { recursive: true });
  await mkdir(published('media'), { recursive: true });
  const small = [16, 32, 48].map((size) => ({ size, png: markPng(size, size / 16) }));
  await writeFile(published('favicon.svg'), markSvg());
  await writeFile(published('favicon.ico'), encodeIco(small));
  await writeFile(published('icons/icon-192.png'), markPng(192, 12));
  await writeFile(published('icons/icon-512.png'), markPng(512, 32));
  await writeFile(published('icons/icon-maskable-512.png'), markPng(512, 22, night));
  await writeFile(published('apple-touch-icon.png'), markPng(180, 9, night));
  await writeFile(published('site.webmanifest'), `${JSON.stringify(manifest, null, 2)}\n`);
  await makePreview();
};
