import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { events } from '#network/private/events';
import { stories } from '#network/private/news';
import { pictureFiles } from '@/lib/picture-files';
import { sections } from '../test/support/fixtures/network-parts';
import { writePictures } from './pictures';

/** Maximum size of a card's picture in bytes, by width in pixels. WebP may be half as much larger. */
const MOST: Record<number, number> = { 384: 12_000, 640: 20_000, 800: 28_000 };

const names = [...new Set([...stories, ...sections.modes.cards, ...events].map(({ art }) => art))];

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  await writePictures(directory);
});
afterAll(() => rm(directory, { recursive: true }));

it.each(names)('the picture %s is there in every width and form, and light', async (name) => {
  for (const form of ['avif', 'webp'] as const)
    for (const { width, address } of pictureFiles(name, form)) {
      const data = await readFile(path.join(directory, address));
      expect(await sharp(data).metadata()).toMatchObject({ width, height: (width * 9) / 16 });
      expect(data.length).toBeLessThan((MOST[width] ?? 0) * (form === 'webp' ? 1.5 : 1));
    }
});
