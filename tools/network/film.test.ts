import { readFileSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { backdrop, filmSources, isFilmed } from '#network/film';
import { aNetwork } from '../../test/support/fixtures/a-network';
import { setUpFolder } from '../../test/support/server/temporary-folder';
import { writeThemeFiles } from '../theme-files';
import { readFilm } from './film';

const project = setUpFolder();
const FOLDER = 'networks/castle';
const film = { mp4: 'media/hero.mp4', webm: 'media/hero.webm' };
const good = readFileSync('public/media/hero.mp4');

const pictureOf = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#12c4f0' } })
    .jpeg()
    .toBuffer();
const put = async (name: string, content: Buffer | string): Promise<void> => {
  await mkdir(project(FOLDER, 'media'), { recursive: true });
  await writeFile(project(FOLDER, name), content);
};
const read = (written: Parameters<typeof readFilm>[2]) => readFilm(project(), FOLDER, written);

test('without a word there is the product’s film over the product’s picture, and none over another picture', async () => {
  await put('media/hero.jpg', await pictureOf(1600, 900));
  const usual = await read({});
  expect(usual.source).toBeNull();
  expect(usual.sources).toHaveLength(2);
  expect(await read({ film: false })).toEqual({ ...usual, sources: [] });
  const own = await read({ backdrop: 'media/hero.jpg' });
  expect(own.sources).toEqual([]);
  expect(own.source).toBe(`${FOLDER}/media/hero.jpg`);
  for (const forms of [own.backdrop.wide, own.backdrop.phone])
    expect(forms.avif).toMatch(/^\/assets\/backdrop[a-z-]*\.[\da-f]{8}\.avif$/);
});

test('the smaller film is tried first, and each is at an address of its content', async () => {
  await put('media/hero.jpg', await pictureOf(1920, 1080));
  await put(film.mp4, good);
  await copyFile('public/media/hero.webm', project(FOLDER, film.webm));
  const { sources, files } = await read({ backdrop: 'media/hero.jpg', film });
  expect(sources.map(({ type }) => type)).toEqual(['video/webm', 'video/mp4']);
  expect(files.map(({ address }) => address)).toEqual(sources.map(({ src }) => src));
  for (const { src } of sources) expect(src).toMatch(/^\/assets\/film\.[\da-f]{8}\.(?:webm|mp4)$/);
});

const swapped = (bytes: Buffer): Buffer => {
  const content = bytes.indexOf('mdat') - 4;
  const index = bytes.indexOf('moov') - 4;
  return Buffer.concat([bytes.subarray(0, index), bytes.subarray(content), bytes.subarray(index, content)]);
};
/** Returns the product's film with another profile in its header. */
const withProfile = (profile: number): Buffer => {
  const bytes = Buffer.from(good);
  bytes.writeUInt8(profile, bytes.indexOf('avcC') + 5);
  return bytes;
};
test.each([
  ['the page of a download', '<!DOCTYPE html>', 'is a web page: the download has failed'],
  ['a picture', Buffer.from([137, 80, 78, 71, 0, 0, 0, 0, 0]), 'is no MP4'],
  [
    'H.265',
    Buffer.from(good.toString('latin1').replaceAll('avcC', 'hvcC'), 'latin1'),
    'must be in H.264 with 8 bits and 4:2:0',
  ],
  ['H.264 with 4:4:4', withProfile(244), 'must be in H.264 with 8 bits and 4:2:0'],
  ['an MP4 with its index behind', swapped(good), 'must begin with its index'],
  ['more than a visit should cost', Buffer.alloc(2_000_001), 'has 2001 kB: must have 2000 kB at most'],
])('%s is refused as a film', async (_what, content, said) => {
  await put('media/hero.jpg', await pictureOf(1600, 900));
  await put(film.mp4, content);
  const reading = read({ backdrop: 'media/hero.jpg', film: { mp4: film.mp4 } });
  await expect(reading).rejects.toThrow(`film: ${film.mp4}`);
  await expect(reading).rejects.toThrow(said);
});

test.each([
  ['small', () => pictureOf(1280, 720), 'is 1280 by 720 pixels: must be 1600 by 900 at least'],
  ['upright', () => pictureOf(1600, 2000), 'must be lying'],
  [
    'upright by its mark',
    async () =>
      sharp(await pictureOf(2000, 1700))
        .withMetadata({ orientation: 6 })
        .toBuffer(),
    'must be lying',
  ],
  ['no picture', () => Promise.resolve(Buffer.from('Castle')), 'is no picture'],
  ['cut off', async () => (await pictureOf(1600, 900)).subarray(0, 6_000), 'cannot be drawn: '],
])('a picture that is %s is refused, beside what is wrong with the film', async (_what, draw, said) => {
  await put('media/hero.jpg', await draw());
  const reading = read({ backdrop: 'media/hero.jpg', film });
  await expect(reading).rejects.toThrow(`backdrop: media/hero.jpg: `);
  await expect(reading).rejects.toThrow(said);
  await expect(reading).rejects.toThrow('film: media/hero.mp4 is not there');
});

test('the build makes the picture for wide and narrow screens, and publishes films', async () => {
  await put('media/hero.jpg', await pictureOf(2400, 1350));
  await put(film.mp4, good);
  const own = await readFilm(project(), FOLDER, { backdrop: 'media/hero.jpg', film: { mp4: film.mp4 } });
  const here = (source: string) => project(source);
  aNetwork(
    {},
    {
      film: {
        ...own,
        source: own.source && here(own.source),
        files: own.files.map((file) => ({ ...file, source: here(file.source) })),
      },
    },
  );
  expect(isFilmed).toBe(true);
  await writeThemeFiles(project('site'));
  const sizeOf = async (address: string) => {
    const { width, height, format } = await sharp(project('site', address)).metadata();
    return [format, width, height];
  };
  expect(await sizeOf(backdrop.wide.avif)).toEqual(['heif', 1920, 1080]);
  expect(await sizeOf(backdrop.wide.webp)).toEqual(['webp', 1600, 900]);
  expect(await sizeOf(backdrop.phone.avif)).toEqual(['heif', 720, 960]);
  expect(await sizeOf(backdrop.phone.webp)).toEqual(['webp', 720, 960]);
  for (const { src } of filmSources)
    expect(readFileSync(path.join(project('site'), src)).equals(good)).toBe(true);
});
