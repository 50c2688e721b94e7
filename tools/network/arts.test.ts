import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { ART_SIZE, pictureFiles, wholePicture } from '@/lib/picture-files';
import { createLettering } from '../../functions/content/pictures/lettering';
import { aNetwork } from '../../test/support/fixtures/a-network';
import { subjectFaults } from '../../test/support/fixtures/read-all';
import { setUpFolder } from '../../test/support/server/temporary-folder';
import { displayLetters } from '../brand/display-letters';
import { drawGround } from '../brand/grounds';
import { writePictures } from '../pictures';
import { NetworkError, readNetwork } from './read-network';

const project = setUpFolder();
const FOLDER = 'networks/castle';
const FILE = 'media/market.png';
const RED = '#c0503c';
const GREEN = '#1e9632';
const market = { id: 'market', title: 'Market', file: FILE, hue: 'gold' };

const plain = (width: number, height: number, background = RED): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

/** Writes the tests' network with pictures of its own. */
const write = async (arts: readonly object[], content?: Buffer | string, subjects: object = {}) => {
  await cp('test/network', project(FOLDER), { recursive: true });
  for (const [name, data] of Object.entries({ theme: { arts }, ...subjects }))
    await writeFile(project(FOLDER, `${name}.ts`), `export default ${JSON.stringify(data)}`);
  await mkdir(project(FOLDER, 'media'));
  if (content !== undefined) await writeFile(project(FOLDER, FILE), content);
};
const faultsOf = (): Promise<string[]> =>
  readNetwork(project(), FOLDER).then(
    () => [],
    (error: unknown) => (error instanceof NetworkError ? error.message.split('\n') : [String(error)]),
  );
const inTheme = `${FOLDER}/theme.ts: arts.0.file`;

/** Returns the color at a fraction of a picture's width and height. */
const colorAt = async (picture: Buffer, across: number, down: number): Promise<number[]> => {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = Math.floor(info.height * down) * info.width + Math.floor(info.width * across);
  return [...data.subarray(at * 3, at * 3 + 3)];
};
const isNear = (color: readonly number[], hex: string): boolean =>
  [...Buffer.from(hex.slice(1), 'hex')].every((value, index) => Math.abs(value - (color[index] ?? 0)) < 24);
const readOne = async (content: Buffer): Promise<Buffer> => {
  await write([market], content);
  const { artFiles } = await readNetwork(project(), FOLDER);
  return Buffer.from(artFiles['market'] ?? '', 'base64');
};

test.each([
  [
    { ...market, id: 'arena' },
    'arts.0.id: must be another one: the product has or had a picture arena of its own',
  ],
  [
    { ...market, id: 'duels' },
    'arts.0.id: must be another one: the product has or had a picture duels of its own',
  ],
  [{ ...market, id: 'market-384' }, 'arts.0.id: must not end in a hyphen and a number: widths do'],
  [
    { ...market, file: 'media/market.gif' },
    'arts.0.file: must be a PNG, JPEG, WebP or AVIF in the folder media',
  ],
  [
    { ...market, file: '../market.png' },
    'arts.0.file: must be a PNG, JPEG, WebP or AVIF in the folder media',
  ],
])('refuses %j', (art, fault) => {
  expect(subjectFaults('theme', { arts: [art] })).toEqual([expect.stringContaining(fault)]);
});

test('a name stands there once', () => {
  expect(subjectFaults('theme', { arts: [market, { ...market, title: 'Other' }] })).toEqual([
    'arts.1.id: stands there twice',
  ]);
});

test.each<[string, () => Promise<Buffer | string | undefined>, string]>([
  ['no file', () => Promise.resolve(undefined), `${FILE} is not there, in media. It is empty`],
  ['a text', () => Promise.resolve('no picture'), `${FILE}: is no picture, or a broken one`],
  ['nothing', () => Promise.resolve(''), `${FILE}: is no picture, or a broken one`],
  [
    'a pointer',
    () => Promise.resolve('version https://git-lfs.github.com/spec/v1'),
    `${FILE}: is a pointer of Git LFS`,
  ],
  [
    'an SVG',
    () => Promise.resolve('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'),
    `${FILE}: is a picture in svg: must be saved as PNG`,
  ],
  ['a GIF', () => plain(900, 600).gif().toBuffer(), `${FILE}: is a picture in gif: must be saved as PNG`],
  [
    'a small one',
    () => plain(799, 600).png().toBuffer(),
    `${FILE}: is 799 by 600 pixels: must be 800 by 450 at least`,
  ],
  [
    'one that is small as it stands upright',
    () => plain(900, 600).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    `${FILE}: is 600 by 900 pixels: must be 800 by 450 at least`,
  ],
  [
    'a huge one',
    () => plain(12_000, 9_000).png({ compressionLevel: 1 }).toBuffer(),
    `${FILE}: is 12000 by 9000 pixels: must have 100 million at most`,
  ],
  [
    'a moving one',
    async () => {
      const frames = [await plain(900, 600).png().toBuffer(), await plain(900, 600, GREEN).png().toBuffer()];
      return sharp(frames, { join: { animated: true } })
        .webp()
        .toBuffer();
    },
    `${FILE}: moves: must be a single picture`,
  ],
  [
    'a half',
    async () => (await plain(900, 600).jpeg().toBuffer()).subarray(0, 3_000),
    `${FILE}: cannot be drawn`,
  ],
])('of %s it is said what is wrong', async (_name, draw, fault) => {
  await write([market], await draw());
  expect(await faultsOf()).toEqual([expect.stringContaining(`${inTheme}: ${fault}`)]);
});

test('all that is wrong is said at once', async () => {
  await write([market, { ...market, id: 'harbor', title: 'Harbor', file: 'media/habor.png' }], 'x');
  expect(await faultsOf()).toEqual([
    expect.stringContaining(`${inTheme}: ${FILE}: is no picture`),
    expect.stringContaining('arts.1.file: media/habor.png is not there, in media. There are: market.png'),
  ]);
});

test('a photo stands upright, whatever its file says of its sides', async () => {
  const left = await plain(450, 1_600, GREEN).png().toBuffer();
  const photo = await plain(900, 1_600)
    .composite([{ input: left, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const picture = await readOne(photo);
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', ...ART_SIZE });
  expect(isNear(await colorAt(picture, 0.5, 0.1), GREEN)).toBe(true);
  expect(isNear(await colorAt(picture, 0.5, 0.9), RED)).toBe(true);
});

test.each<[string, () => Promise<Buffer>]>([
  ['colors for print', () => plain(900, 600).toColorspace('cmyk').jpeg().toBuffer()],
  ['16 bits a color', () => plain(900, 600).toColorspace('rgb16').png().toBuffer()],
  ['the form of AVIF', () => plain(900, 600).avif({ quality: 90 }).toBuffer()],
])('a picture with %s keeps its colors', async (_name, draw) => {
  const picture = await readOne(await draw());
  expect(await sharp(picture).metadata()).toMatchObject({ space: 'srgb', channels: 3, ...ART_SIZE });
  expect(isNear(await colorAt(picture, 0.5, 0.5), RED)).toBe(true);
});

test('where a picture is clear, the canvas shows through', async () => {
  const clear = sharp({ create: { width: 900, height: 600, channels: 4, background: '#ffffff00' } });
  const picture = await readOne(await clear.png().toBuffer());
  const [brightest = 255] = (await colorAt(picture, 0.5, 0.5)).toSorted((a, b) => b - a);
  expect(brightest).toBeLessThan(64);
});

test('the files of a network may name its pictures, and no other ones', async () => {
  const story = (art: string) => ({ slug: art, title: art, publishedAt: '2026-01-01', art });
  const news = { stories: [story('market'), story('castel'), story('arena')] };
  const castle = { ...market, id: 'castle', title: 'Castle' };
  await write([market, castle], await plain(900, 600).png().toBuffer(), {
    news,
    pages: { pages: { vote: { art: 'photo' } } },
  });
  expect(await faultsOf()).toEqual([
    expect.stringMatching(
      /pages\.ts: pages\.vote\.art: there is no picture photo.* There are: arena, .*, market, castle$/,
    ),
    expect.stringMatching(/news\.ts: stories\.1\.art: there is no picture castel.* Did you mean castle\?$/),
  ]);
});

test('an own picture is served in every form, and titles are drawn on it', async () => {
  const picture = await plain(ART_SIZE.width, ART_SIZE.height).webp().toBuffer();
  aNetwork({ theme: { arts: [market] } }, { artFiles: { market: picture.toString('base64') } });
  await writePictures(project());
  const files = (['avif', 'webp'] as const).flatMap((form) => pictureFiles('market', form));
  for (const { address, width } of files) {
    const file = await readFile(path.join(project(), address));
    expect((await sharp(file).metadata()).width).toBe(width);
    expect(isNear(await colorAt(file, 0.5, 0.5), RED)).toBe(true);
  }
  expect(await readFile(path.join(project(), wholePicture('market')))).toEqual(picture);
  const ground = await drawGround('market', createLettering(displayLetters()));
  expect(isNear(await colorAt(ground, 0.95, 0.5), RED)).toBe(true);
});
